-- What others own and ordering needs: its own copies, kept by events (ARCHITECTURE section 1).
do $$
declare name text;
begin
  foreach name in array array['branch_copy', 'menu_copy', 'category_copy', 'product_copy', 'config_copy'] loop
    execute format('create table %I (
      tenant_id uuid not null default tenant_of_session(), id uuid not null, doc jsonb not null, primary key (tenant_id, id))', name);
    perform protect_tenant_table(name);
  end loop;
end $$;

-- Amounts are integers of 1/10,000 of the currency unit.
create table orders (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  uid text not null,
  version int not null,
  branch_id uuid not null,
  ticket_number int,
  status text not null,
  delivery_type text not null,
  payment_method text not null,
  currency text not null,
  total_gross bigint not null,
  totals jsonb not null,
  items jsonb not null,
  contact jsonb not null,
  comment text not null,
  rejection_message text,
  cancellation_reason text,
  history jsonb not null,
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id));
create unique index orders_uid_unique on orders (tenant_id, uid);
create index orders_placed_at on orders (tenant_id, placed_at desc);
create index orders_branch on orders (tenant_id, branch_id, placed_at desc);
create index orders_open on orders (tenant_id, branch_id, placed_at)
  where status not in ('completed', 'rejected', 'canceled', 'failed');
select protect_tenant_table('orders');

-- Ticket numbers begin at 1 each day of the branch's clock.
create table ticket_counter (
  tenant_id uuid not null default tenant_of_session(),
  branch_id uuid not null,
  day date not null,
  last int not null,
  primary key (tenant_id, branch_id, day));
select protect_tenant_table('ticket_counter');

-- Only an accepted order binds a key: the row is written in the order's own transaction.
create table idempotency_key (
  tenant_id uuid not null default tenant_of_session(),
  key text not null,
  request_hash text not null,
  order_id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, key));
select protect_tenant_table('idempotency_key');
