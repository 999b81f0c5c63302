-- Amounts are integers of 1/10,000 of the currency unit.

-- One row per tenant.
create table ai_settings (
  tenant_id uuid primary key default tenant_of_session(),
  id uuid not null,
  version int not null,
  doc jsonb not null,
  -- The provider's key, encrypted; null without one.
  key_id text,
  sealed bytea,
  key_since timestamptz,
  -- Calls in a row that failed for reasons of the provider; from five on it is left alone until then.
  failures int not null default 0,
  paused_until timestamptz);
select protect_tenant_table('ai_settings');

create table budget_month (
  tenant_id uuid not null default tenant_of_session(),
  -- In the zone of the business: 2026-11.
  month text not null,
  spent bigint not null default 0,
  reserved bigint not null default 0,
  primary key (tenant_id, month));
select protect_tenant_table('budget_month');

create table generation (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  use text not null,
  state text not null,
  subject uuid,
  user_id uuid not null,
  user_name text not null,
  brief text not null,
  -- Version of the page's draft.
  base int,
  -- The body of the request.
  request jsonb not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- Of the process that runs it; others take a job over that is silent.
  heard_at timestamptz,
  attempts int not null default 0,
  progress int not null default 0,
  failure text,
  model text not null,
  sent text not null default '',
  result jsonb,
  accepted text[] not null default '{}',
  rejected text[] not null default '{}',
  input_tokens int,
  output_tokens int,
  month text not null,
  reserved bigint not null,
  -- Null until the reservation is settled.
  cost bigint,
  primary key (tenant_id, id));
create index generation_created on generation (tenant_id, created_at);
create index generation_user on generation (tenant_id, user_id, created_at);
create index generation_subject on generation (tenant_id, subject, created_at) where subject is not null;
select protect_tenant_table('generation');

create table generated_picture (
  tenant_id uuid not null default tenant_of_session(),
  generation_id uuid not null,
  number int not null,
  type text not null,
  width int not null,
  height int not null,
  bytes bytea not null,
  primary key (tenant_id, generation_id, number),
  foreign key (tenant_id, generation_id) references generation on delete cascade);
select protect_tenant_table('generated_picture');
