-- A link that lets a user in once, without a password. One at a time: a newer one takes the place of the older.
create table login_link (
  tenant_id uuid not null default tenant_of_session(),
  user_id uuid not null,
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, user_id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade);
select protect_tenant_table('login_link');
