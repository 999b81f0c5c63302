-- Whose the value of a unique field is, or was (resource/taken-values.ts).
create table taken_value (
  tenant_id uuid not null default tenant_of_session(),
  kind text not null,
  field text not null,
  value text not null,
  id uuid not null,
  primary key (tenant_id, kind, field, value));
create index taken_value_id on taken_value (tenant_id, kind, id);
select protect_tenant_table('taken_value');

-- The last number that was given to one of a kind (resource/next-number.ts): never twice, also after it was deleted.
create table last_number (
  tenant_id uuid not null default tenant_of_session(),
  kind text not null,
  last int not null,
  primary key (tenant_id, kind));
select protect_tenant_table('last_number');
