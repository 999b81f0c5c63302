-- Parts of tables' bills that guests pay online (ADR 0052). Amounts are integers of 1/10,000 of the currency unit.
create table table_payment (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  bill_id uuid not null,
  branch_id uuid not null,
  table_identifier text not null,
  -- The order whose link the guest used.
  order_id uuid not null,
  order_uid text not null,
  -- Chosen by the guest's page, so that a repeated request reserves once.
  key uuid not null,
  -- In the link of the payment page.
  uid text not null,
  method text not null,
  state text not null,
  gross bigint not null,
  tip bigint not null,
  currency text not null,
  -- The reserved part of each order, as the order stores it when it is paid.
  parts jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id));
create unique index table_payment_uid on table_payment (tenant_id, uid);
create unique index table_payment_key on table_payment (tenant_id, bill_id, key);
create index table_payment_reserved on table_payment (tenant_id, bill_id) where state = 'reserved';
select protect_tenant_table('table_payment');
