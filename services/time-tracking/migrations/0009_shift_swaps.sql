-- Who asks whom to do a shift of theirs, and what became of it.
create table shift_swap (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  shift_id uuid not null,
  branch_id uuid not null,
  -- The shift as it stood when it was offered.
  start_at timestamptz not null,
  end_at timestamptz not null,
  role text not null,
  person_id uuid not null,
  to_id uuid not null,
  is_exchange boolean not null,
  -- The shift that the colleague gives in return, as it stood then.
  in_return jsonb,
  note text not null,
  state text not null,
  answer text not null,
  decided_by text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, id));
create index shift_swap_of_branch on shift_swap (tenant_id, branch_id, start_at);
create index shift_swap_of_person on shift_swap (tenant_id, person_id, start_at);
create index shift_swap_to on shift_swap (tenant_id, to_id, start_at);
-- One colleague is asked at a time.
create unique index shift_swap_open on shift_swap (tenant_id, shift_id) where state in ('requested', 'accepted');
select protect_tenant_table('shift_swap');
