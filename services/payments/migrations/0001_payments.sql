-- Amounts are integers of 1/10,000 of the currency unit.

-- What payments knows of an order, from ordering's events, in whatever order they came: what it asks for is null until
-- ordering.payment-due.v1 was heard, and stays null for an order that is paid on site.
create table order_due (
  tenant_id uuid not null default tenant_of_session(),
  order_id uuid not null,
  uid text not null,
  branch_id uuid not null,
  -- Of the newest event that told what the order costs.
  version int not null,
  amount bigint,
  currency text,
  method text,
  expires_at timestamptz,
  -- What it costs by now.
  worth bigint,
  -- expired, declined, canceled or rejected; it never comes back.
  ended text,
  primary key (tenant_id, order_id));
create index order_due_uid on order_due (tenant_id, uid);
select protect_tenant_table('order_due');

create table payment (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  order_id uuid not null,
  version int not null,
  method text not null,
  provider text not null,
  state text not null,
  failure_reason text,
  is_surplus boolean not null default false,
  amount bigint not null,
  currency text not null,
  captured bigint not null default 0,
  -- The provider's names for the checkout and for the money taken.
  reference text,
  capture text,
  redirect_url text,
  -- Where the guest comes back to: what is sent again under one key must be the same.
  return_url text not null,
  checked_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references order_due deferrable initially deferred);
create index payment_order on payment (tenant_id, order_id, created_at);
create index payment_newest on payment (tenant_id, created_at desc);
create unique index payment_reference on payment (tenant_id, provider, reference);
-- Two tabs get one attempt, and an order is settled once, whatever the code does.
create unique index payment_live on payment (tenant_id, order_id) where state in ('starting', 'open');
create unique index payment_settled on payment (tenant_id, order_id) where state = 'captured' and not is_surplus;
select protect_tenant_table('payment');

create table refund (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  payment_id uuid not null,
  -- The Idempotency-Key of whoever asked for it.
  key text,
  amount bigint not null,
  reason text not null,
  note text not null,
  requested_by text not null,
  state text not null,
  reference text,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payment deferrable initially deferred);
create index refund_payment on refund (tenant_id, payment_id, created_at);
create unique index refund_key on refund (tenant_id, key);
select protect_tenant_table('refund');

-- Each message of a provider is dealt with once.
create table webhook_event (
  tenant_id uuid not null default tenant_of_session(),
  provider text not null,
  event_id text not null,
  at timestamptz not null,
  primary key (tenant_id, provider, event_id));
create index webhook_event_at on webhook_event (tenant_id, at);
select protect_tenant_table('webhook_event');

-- What a person has to look at.
create table mismatch (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  payment_id uuid not null,
  what text not null,
  expected text not null,
  found text not null,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payment deferrable initially deferred);
create index mismatch_newest on mismatch (tenant_id, at desc);
select protect_tenant_table('mismatch');

-- The test provider's own books: what Stripe and PayPal keep at their place.
create table test_checkout (
  tenant_id uuid not null default tenant_of_session(),
  reference text not null,
  payment_id uuid not null,
  order_id uuid not null,
  uid text not null,
  branch_id uuid not null,
  amount bigint not null,
  currency text not null,
  state text not null,
  expires_at timestamptz not null,
  return_url text not null,
  primary key (tenant_id, reference));
create unique index test_checkout_payment on test_checkout (tenant_id, payment_id);
select protect_tenant_table('test_checkout');

create table test_refund (
  tenant_id uuid not null default tenant_of_session(),
  refund_id uuid not null,
  reference text not null,
  amount bigint not null,
  primary key (tenant_id, refund_id),
  foreign key (tenant_id, reference) references test_checkout deferrable initially deferred);
select protect_tenant_table('test_refund');
