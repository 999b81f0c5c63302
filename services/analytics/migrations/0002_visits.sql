-- Visits by day (STAT-03). A visitor is a number made of tenant, address, agent and a salt that lives one day: once the salt is gone, nobody
-- can tell whose it was, and no number is the same on two days.
create table visit_salt (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  salt text not null,
  primary key (tenant_id, day));
select protect_tenant_table('visit_salt');

create table visitor_day (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  visitor bigint not null,
  referrer text,
  browser text,
  system text,
  -- Of the screen: told after consent alone (STAT-04).
  resolution text,
  pixel_ratio text,
  colour_scheme text,
  primary key (tenant_id, day, visitor));
select protect_tenant_table('visitor_day');

create table visitor_page (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  visitor bigint not null,
  page text not null,
  views int not null,
  primary key (tenant_id, day, visitor, page));
select protect_tenant_table('visitor_page');

create table visitor_hour (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  visitor bigint not null,
  hour smallint not null,
  primary key (tenant_id, day, visitor, hour));
select protect_tenant_table('visitor_hour');

create table event_day (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  name text not null,
  count int not null,
  primary key (tenant_id, day, name));
select protect_tenant_table('event_day');

create table step_day (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  from_page text not null,
  to_page text not null,
  count int not null,
  primary key (tenant_id, day, from_page, to_page));
select protect_tenant_table('step_day');
