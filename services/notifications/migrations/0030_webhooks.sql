select create_resource_table('webhook_endpoints');

-- State of an endpoint that staff do not edit.
create table webhook_state (
  tenant_id uuid not null default tenant_of_session(),
  endpoint_id uuid not null,
  -- The secret is derived from the platform's secret and the salt, so it is stored nowhere. A new salt is a new secret.
  salt text not null,
  -- Null until a secret was shown.
  secret_made_at timestamptz(3),
  -- The secret before the last renewal signs too until then.
  previous_salt text,
  previous_until timestamptz(3),
  -- First failure since the last success.
  failing_since timestamptz(3),
  last_sent_at timestamptz(3),
  -- Why and when the platform switched it off.
  disabled_reason text,
  disabled_at timestamptz(3),
  primary key (tenant_id, endpoint_id));
select protect_tenant_table('webhook_state');

-- One public event for one endpoint.
create table webhook_delivery (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  endpoint_id uuid not null,
  -- Id of the event, and `webhook-id` of each attempt.
  event_id uuid not null,
  type text not null,
  -- What the event is about, to delete it with an erased guest.
  subject uuid not null,
  payload text not null,
  state text not null,
  -- Since it was queued, or sent again by staff.
  attempts int not null default 0,
  -- Of the next attempt; while one runs, the end of its lease. Null: none.
  due_at timestamptz(3),
  last_status int,
  last_error text,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id));
create unique index webhook_delivery_once on webhook_delivery (tenant_id, endpoint_id, event_id);
create index webhook_delivery_due on webhook_delivery (tenant_id, endpoint_id, due_at) where state = 'queued';
create index webhook_delivery_newest on webhook_delivery (tenant_id, created_at desc);
create index webhook_delivery_endpoint on webhook_delivery (tenant_id, endpoint_id, created_at desc);
create index webhook_delivery_subject on webhook_delivery (tenant_id, subject);
select protect_tenant_table('webhook_delivery');

create table webhook_attempt (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  delivery_id uuid not null,
  at timestamptz(3) not null,
  duration_ms int not null,
  -- Null without an answer.
  status int,
  error text,
  response text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, delivery_id) references webhook_delivery on delete cascade);
create index webhook_attempt_delivery on webhook_attempt (tenant_id, delivery_id, at desc);
select protect_tenant_table('webhook_attempt');
