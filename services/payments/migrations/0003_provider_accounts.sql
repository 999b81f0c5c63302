-- The tenant's own accounts at the providers. What is secret lies encrypted (docs/adr, "credentials"); the key is not here.
create table provider_account (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  provider text not null,
  version int not null,
  is_enabled boolean not null,
  -- PayPal's: sandbox or live, and the public half of the credentials.
  mode text,
  client_id text,
  -- Of the key that `sealed` is encrypted under.
  key_id text not null,
  sealed bytea not null,
  primary key (tenant_id, id));
create unique index provider_account_provider on provider_account (tenant_id, provider);
select protect_tenant_table('provider_account');
