-- What a branch can still sell and make. Rows exist only where something is limited.
create table stock (
  tenant_id uuid not null default tenant_of_session(),
  branch_id uuid not null,
  product_id uuid not null,
  -- In the product's own unit.
  remaining numeric not null check (remaining >= 0),
  version int not null,
  primary key (tenant_id, branch_id, product_id));
select protect_tenant_table('stock');

create table slot_limit (
  tenant_id uuid not null default tenant_of_session(),
  branch_id uuid not null,
  minutes int not null,
  max_orders int,
  max_items int,
  -- An integer of 1/10,000 of the currency unit.
  max_value bigint,
  version int not null,
  primary key (tenant_id, branch_id));
select protect_tenant_table('slot_limit');

-- What was taken of a slot; one that nobody limits has no row.
create table slot_use (
  tenant_id uuid not null default tenant_of_session(),
  branch_id uuid not null,
  slot timestamptz not null,
  orders int not null,
  items numeric not null,
  value bigint not null,
  primary key (tenant_id, branch_id, slot));
select protect_tenant_table('slot_use');

-- What an order has taken, until it is given back.
alter table orders add column claim jsonb;
