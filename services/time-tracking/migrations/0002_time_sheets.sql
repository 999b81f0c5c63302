-- What somebody owes and is entitled to; each save replaces it whole.
create table employment (
  tenant_id uuid not null default tenant_of_session(),
  person_id uuid not null,
  version int not null,
  doc jsonb not null,
  primary key (tenant_id, person_id));
select protect_tenant_table('employment');

-- Days on which somebody is away, asked for or decided.
create table absence (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  person_id uuid not null,
  kind text not null,
  from_date date not null,
  to_date date not null,
  is_half_day boolean not null,
  reason text not null,
  state text not null,
  answer text not null,
  decided_by text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, id));
create index absence_of_person on absence (tenant_id, person_id, to_date);
create index absence_open on absence (tenant_id, from_date) where state = 'requested';
select protect_tenant_table('absence');
