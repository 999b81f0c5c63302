-- What a service keeps of what others own, each as it was last told (events/copies.ts). `kind` as in copied_version.
create table copy (
  tenant_id uuid not null default tenant_of_session(),
  kind text not null,
  id uuid not null,
  doc jsonb not null,
  primary key (tenant_id, kind, id));
select protect_tenant_table('copy');
