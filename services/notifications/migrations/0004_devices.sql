select create_resource_table('devices');
create unique index devices_identifier_unique on devices (tenant_id, (doc ->> 'identifier'));

-- What a device did last and what is wanted of it: changes every few seconds, so it is no part of the resource.
create table device_state (
  tenant_id uuid not null default tenant_of_session(),
  device_id uuid not null,
  -- Of a printer that asks by itself; the key lies nowhere.
  key_hash text,
  key_made_at timestamptz,
  seen_at timestamptz,
  status text,
  notice_asked_at timestamptz,
  log_asked_at timestamptz,
  log_at timestamptz,
  log jsonb not null default '[]',
  primary key (tenant_id, device_id));
create unique index device_state_key on device_state (tenant_id, key_hash);
select protect_tenant_table('device_state');

-- A job names its order and holds nothing of it: what is printed is what is known when the printer takes it.
create table print_job (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  device_id uuid not null,
  -- Null for a test.
  order_id uuid,
  kind text not null,
  -- Why it is printed: the order itself, somebody's wish, a test.
  cause text not null,
  is_duplicate boolean not null,
  may_be_printed boolean not null,
  state text not null,
  attempts int not null,
  last_error text,
  created_at timestamptz not null,
  printed_at timestamptz,
  primary key (tenant_id, id));
-- Once per device and cause, whatever the code does.
create unique index print_job_once on print_job (tenant_id, device_id, cause);
create index print_job_newest on print_job (tenant_id, device_id, created_at);
create index print_job_order on print_job (tenant_id, order_id);
select protect_tenant_table('print_job');
