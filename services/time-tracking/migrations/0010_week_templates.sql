-- A week of a branch as it was planned when somebody gave it a name.
create table week_template (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  branch_id uuid not null,
  name text not null,
  monday date not null,
  -- Its shifts, with the instants of that week: applied they keep their times of the clock.
  shifts jsonb not null,
  primary key (tenant_id, id),
  unique (tenant_id, branch_id, name));
select protect_tenant_table('week_template');
