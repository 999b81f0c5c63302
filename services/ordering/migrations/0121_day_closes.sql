-- Day closes (ADR 0036). Amounts in `doc` are decimal numbers as on the wire.
create table day_close (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  branch_id uuid not null,
  number int not null,
  business_day date not null,
  closed_at timestamptz not null,
  doc jsonb not null,
  -- Refunds and cancellations, without their reasons: these stay with the orders, which can be erased.
  refunds jsonb not null,
  cancellations jsonb not null,
  primary key (tenant_id, id));
create unique index day_close_number on day_close (tenant_id, branch_id, number);
create index day_close_business_day on day_close (tenant_id, branch_id, business_day);
select protect_tenant_table('day_close');

-- What a close counted of an order: the order's takings at its version. The next close counts the difference to it.
create table day_close_order (
  tenant_id uuid not null default tenant_of_session(),
  order_id uuid not null,
  number int not null,
  branch_id uuid not null,
  order_version int not null,
  takings jsonb not null,
  refunds int not null,
  primary key (tenant_id, order_id, number));
create index day_close_order_of_close on day_close_order (tenant_id, branch_id, number);
select protect_tenant_table('day_close_order');

-- Numbers of a branch, without gaps. Locked by a close until it commits.
create table day_close_counter (
  tenant_id uuid not null default tenant_of_session(),
  branch_id uuid not null,
  last int not null,
  primary key (tenant_id, branch_id));
select protect_tenant_table('day_close_counter');

-- The version of an order that the last close read. An order that changed since is found by the index, whatever its
-- times say and however late its transaction commits.
alter table orders add column closed_version int not null default 0;
create index orders_not_closed on orders (tenant_id, branch_id, id) where version <> closed_version;

-- Closes are never changed or deleted.
do $$
begin
  execute format('revoke update, delete on day_close, day_close_order from %I', current_setting('theke.app'));
end $$;
