select create_resource_table('terminals');

-- By which key a terminal calls, and when it did last. Of the key there is its hash alone; one that was revoked has none.
create table terminal_key (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  hash text,
  made_at timestamptz,
  revoked_at timestamptz,
  seen_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, hash),
  foreign key (tenant_id, id) references terminals (tenant_id, id) on delete cascade);
select protect_tenant_table('terminal_key');

-- By what somebody is known at a terminal. Wrong PINs in a row lock them for a while.
create table working_person (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  personnel_number text,
  pin_hash text,
  wrong_pins int not null default 0,
  locked_until timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, personnel_number));
select protect_tenant_table('working_person');

-- What happened, never changed (TIME-05): the presses of people, and what was put right. All else about their times follows from it.
create table punch (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  person_id uuid not null,
  branch_id uuid not null,
  terminal_id uuid,
  kind text not null,
  -- The instant that counts; of a correction when it was written.
  counted_at timestamptz not null,
  terminal_at timestamptz,
  server_at timestamptz not null,
  is_late boolean not null,
  -- Of a correction: the activity that it corrects, and what it puts in its place.
  corrects uuid,
  correction jsonb,
  reason text not null,
  by_name text not null,
  primary key (tenant_id, id));
create index punch_of_person on punch (tenant_id, person_id, counted_at);
create index punch_of_activity on punch (tenant_id, corrects) where corrects is not null;
select protect_tenant_table('punch');

-- What somebody worked: found from the punches (packages/rules/src/working-time/punches.ts), and never written otherwise.
create table working_activity (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  person_id uuid not null,
  branch_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz,
  pauses jsonb not null,
  state text not null,
  is_late boolean not null,
  is_corrected boolean not null,
  is_removed boolean not null,
  -- The first and the last instant of its punches.
  from_at timestamptz not null,
  until_at timestamptz not null,
  primary key (tenant_id, id));
create index working_activity_of_person on working_activity (tenant_id, person_id, start_at);
create index working_activity_of_branch on working_activity (tenant_id, branch_id, start_at);
create index working_activity_open on working_activity (tenant_id, person_id) where end_at is null;
select protect_tenant_table('working_activity');

-- When somebody last looked at the times of somebody else; once an hour that is told.
create table times_seen (
  tenant_id uuid not null default tenant_of_session(),
  viewer_id uuid not null,
  person_id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, viewer_id, person_id));
select protect_tenant_table('times_seen');
