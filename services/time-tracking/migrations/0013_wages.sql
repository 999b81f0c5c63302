-- What an hour of somebody's work costs, from which day on: for what plans cost, and for whoever leads a branch of theirs (ADR 0146).
create table wage (
  tenant_id uuid not null default tenant_of_session(),
  person_id uuid not null,
  version int not null,
  doc jsonb not null,
  primary key (tenant_id, person_id));
select protect_tenant_table('wage');
