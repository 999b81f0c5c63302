-- Second login step of a user. The secret of the authenticator app is encrypted; unconfirmed until its first code.
create table two_factor (
  tenant_id uuid not null default tenant_of_session(),
  user_id uuid not null,
  key_id text not null,
  sealed bytea not null,
  confirmed_at timestamptz,
  -- Time step of the last accepted code, so that no code is accepted twice.
  last_step bigint,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade);
select protect_tenant_table('two_factor');

create table recovery_code (
  tenant_id uuid not null default tenant_of_session(),
  user_id uuid not null,
  code_hash bytea not null,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references two_factor (tenant_id, user_id) on delete cascade);
select protect_tenant_table('recovery_code');
