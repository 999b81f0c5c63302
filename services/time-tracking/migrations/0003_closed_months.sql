-- Months of people in which nothing is put right any more, and those that were opened again.
create table closed_month (
  tenant_id uuid not null default tenant_of_session(),
  person_id uuid not null,
  month text not null,
  id uuid not null,
  version int not null,
  is_closed boolean not null,
  changed_at timestamptz not null,
  by_name text not null,
  reason text not null,
  primary key (tenant_id, person_id, month));
select protect_tenant_table('closed_month');
