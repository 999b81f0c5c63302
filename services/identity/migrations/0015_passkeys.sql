-- Passkeys of users (WebAuthn). A passkey only works on the host where it was created.
create table passkey (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  user_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  -- Signature counter of the authenticator; many always say 0.
  counter bigint not null,
  transports text[] not null,
  host text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade);
create index passkey_of_user on passkey (tenant_id, user_id);
select protect_tenant_table('passkey');

-- Challenges that opened a session, until they expire, so that no answer is accepted twice.
create table used_challenge (
  tenant_id uuid not null default tenant_of_session(),
  challenge_hash bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, challenge_hash));
create index used_challenge_expires on used_challenge (tenant_id, expires_at);
select protect_tenant_table('used_challenge');
