-- Personal API tokens of users. Of a token only its hash and its beginning are stored.
create table personal_token (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  start text not null,
  name text not null,
  scopes text[] not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade);
create index personal_token_of_user on personal_token (tenant_id, user_id);
select protect_tenant_table('personal_token');
