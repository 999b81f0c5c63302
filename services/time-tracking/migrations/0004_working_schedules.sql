-- When somebody is to work, as whoever leads the branch plans it. Without a person it is an open shift.
create table working_schedule (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  person_id uuid,
  branch_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  pause_minutes int not null,
  role text not null,
  note text not null,
  state text not null,
  primary key (tenant_id, id));
create index working_schedule_of_branch on working_schedule (tenant_id, branch_id, start_at);
create index working_schedule_of_person on working_schedule (tenant_id, person_id, start_at);
select protect_tenant_table('working_schedule');

-- The same as it was last published: what people see of themselves. One that is planned no more stays until its week is published.
create table published_schedule (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  person_id uuid,
  branch_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  pause_minutes int not null,
  role text not null,
  note text not null,
  primary key (tenant_id, id));
create index published_schedule_of_branch on published_schedule (tenant_id, branch_id, start_at);
create index published_schedule_of_person on published_schedule (tenant_id, person_id, start_at);
select protect_tenant_table('published_schedule');
