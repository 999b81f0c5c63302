-- What a day that has ended brought (ADR 0112). Its visitors' own rows are summed into these and deleted: the salt is gone, so nobody
-- comes back to them, and what is kept grows with days, not with visitors.
create table visit_day (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  visitors int not null,
  primary key (tenant_id, day));
select protect_tenant_table('visit_day');

create table page_day (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  page text not null,
  views int not null,
  visitors int not null,
  primary key (tenant_id, day, page));
select protect_tenant_table('page_day');

create table hour_day (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  hour smallint not null,
  visitors int not null,
  primary key (tenant_id, day, hour));
select protect_tenant_table('hour_day');

-- `known` is a column of visitor_day.
create table known_day (
  tenant_id uuid not null default tenant_of_session(),
  known text not null,
  day date not null,
  value text not null,
  visitors int not null,
  primary key (tenant_id, known, day, value));
select protect_tenant_table('known_day');
