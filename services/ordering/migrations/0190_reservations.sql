-- Reservations of tables (ADR 0048). `doc` is the state as in the event; the columns repeat what is searched.
create table reservation (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  uid text not null,
  branch_id uuid not null,
  status text not null,
  day date not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- Derived from e-mail or phone; null without both, and for an erased person.
  person_id uuid,
  doc jsonb not null,
  primary key (tenant_id, id));
create unique index reservation_uid on reservation (tenant_id, uid);
create index reservation_of_day on reservation (tenant_id, branch_id, day);
create index reservation_holding on reservation (tenant_id, branch_id, end_at)
  where status in ('requested', 'confirmed', 'seated');
create index reservation_of_person on reservation (tenant_id, person_id) where person_id is not null;
select protect_tenant_table('reservation');

-- One row for each branch, locked while tables are assigned: two transactions never assign the same table.
create table reservation_book (
  tenant_id uuid not null default tenant_of_session(),
  branch_id uuid not null,
  primary key (tenant_id, branch_id));
select protect_tenant_table('reservation_book');
