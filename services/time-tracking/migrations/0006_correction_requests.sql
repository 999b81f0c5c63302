-- What people ask to have put right in their times, and what was decided about it.
create table correction_request (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  person_id uuid not null,
  branch_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  pauses jsonb not null,
  reason text not null,
  -- The activity that is to be put right, the version that it had, and what stood there; null where nothing was stamped.
  activity_id uuid,
  activity_version int,
  was jsonb,
  state text not null,
  answer text not null,
  decided_by text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, id));
create index correction_request_of_person on correction_request (tenant_id, person_id, start_at);
create index correction_request_open on correction_request (tenant_id, branch_id) where state = 'requested';
select protect_tenant_table('correction_request');
