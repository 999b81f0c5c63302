-- What opens one branch to a device or program. Of the key only its hash and its beginning are kept.
create table api_key (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  key_hash bytea not null,
  start text not null,
  name text not null,
  branch_id uuid not null,
  purpose text not null,
  expires_at timestamptz,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, key_hash));
select protect_tenant_table('api_key');
