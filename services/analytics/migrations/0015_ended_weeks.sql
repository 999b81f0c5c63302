-- Steps of a week that has ended, summed (ADR 0139): steps between 40 pages are 1,600 rows a day, and half a year of them is slow to add up. Made of
-- `step_day`, which stays; `week` is a Monday. A week without rows here is read by its days.
create table step_week (
  tenant_id uuid not null default tenant_of_session(),
  week date not null,
  from_page text not null,
  to_page text not null,
  count int not null,
  primary key (tenant_id, week, from_page, to_page));
select protect_tenant_table('step_week');
