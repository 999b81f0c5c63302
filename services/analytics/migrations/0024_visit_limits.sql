-- Paths that page views may name (STAT-20): of published sites, posts and projects, by the id of what they lead to.
create table page_name (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  name text not null,
  primary key (tenant_id, id));
create index page_name_by_name on page_name (tenant_id, name);
select protect_tenant_table('page_name');

-- The visitor's network, hashed with the day's salt, for the limit of visitors per network (STAT-20). Goes with the row at the end of the day.
alter table visitor_day add column network bigint;
create index visitor_day_by_network on visitor_day (tenant_id, day, network);

-- How many entries of the day were written to visit_log.
alter table visit_salt add column logged int not null default 0;
