-- Accounts of guests (ADR 0046): a verified e-mail address, bound to the customer of its orders.
create table account (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  -- Normalised.
  email text not null,
  customer_id uuid not null,
  version int not null default 1,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  addresses jsonb not null default '[]',
  opened_at timestamptz not null,
  primary key (tenant_id, id));
create unique index account_email on account (tenant_id, email);
create index account_customer on account (tenant_id, customer_id);
select protect_tenant_table('account');

-- The code that was requested last for an address. `person_id` is derived from the address, and the code from
-- `request_id`: neither is stored.
create table account_code (
  tenant_id uuid not null default tenant_of_session(),
  person_id uuid not null,
  request_id uuid not null,
  expires_at timestamptz not null,
  attempts int not null default 0,
  primary key (tenant_id, person_id));
create index account_code_expired on account_code (tenant_id, expires_at);
select protect_tenant_table('account_code');

-- Requested mails by address, and by address and network: keyed hashes.
create table account_request (
  tenant_id uuid not null default tenant_of_session(),
  counted text not null,
  since timestamptz not null,
  requests int not null,
  primary key (tenant_id, counted));
create index account_request_since on account_request (tenant_id, since);
select protect_tenant_table('account_request');

create table account_session (
  tenant_id uuid not null default tenant_of_session(),
  token_hash text not null,
  account_id uuid not null,
  seen_at timestamptz not null,
  primary key (tenant_id, token_hash));
create index account_session_of_account on account_session (tenant_id, account_id);
create index account_session_seen on account_session (tenant_id, seen_at);
select protect_tenant_table('account_session');
