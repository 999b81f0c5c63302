-- Which records of other services refer to records of this one (resource/uses.ts): fed by their events. `kind` is the name of their
-- collection in the API.
create table entity_use (
  tenant_id uuid not null default tenant_of_session(),
  kind text not null,
  id uuid not null,
  target uuid not null,
  name text not null,
  -- When it is, for what has a time: a shift.
  at timestamptz(3),
  -- From then on it is no use any more.
  until timestamptz(3),
  -- A row may stand for further ones that nobody names.
  count int not null,
  primary key (tenant_id, kind, id, target));
create index entity_use_target on entity_use (tenant_id, target);
select protect_tenant_table('entity_use');
