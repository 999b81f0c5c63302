-- Who left the business, and when: what the law wants kept of their times is kept so long, and deleted then (ADR 0142).
create table departure (
  tenant_id uuid not null default tenant_of_session(),
  person_id uuid not null,
  left_at timestamptz not null,
  primary key (tenant_id, person_id));
select protect_tenant_table('departure');
