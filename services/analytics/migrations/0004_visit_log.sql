-- What pages told, as long as it can be looked up (STAT-13). No figure is made of it, and it names no visitor.
create table visit_log (
  tenant_id uuid not null default tenant_of_session(),
  at timestamptz not null,
  id uuid not null,
  kind text not null,
  name text not null,
  detail text not null,
  data jsonb not null,
  primary key (tenant_id, at, id));
select protect_tenant_table('visit_log');
