-- Amounts are integers of 1/10,000 of the currency unit. Days and hours are those of the branch's clock (STAT-01).

-- By whose clock a branch's days begin. It outlives the branch: its orders stay.
create table branch_clock (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  time_zone text not null,
  primary key (tenant_id, id));
select protect_tenant_table('branch_clock');

-- What each order counts as, by what ordering last told of it; nothing of a person. All else here is a sum of it.
create table order_figure (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  branch_id uuid not null,
  placed_at timestamptz not null,
  day date not null,
  hour smallint not null,
  outcome text not null,
  delivery_type text not null,
  gross bigint not null,
  net bigint not null,
  refunded bigint not null,
  items jsonb not null,
  primary key (tenant_id, id));
create index order_figure_branch on order_figure (tenant_id, branch_id);
select protect_tenant_table('order_figure');

create table order_day (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  branch_id uuid not null,
  hour smallint not null,
  outcome text not null,
  delivery_type text not null,
  orders int not null,
  gross bigint not null,
  net bigint not null,
  refunded bigint not null,
  primary key (tenant_id, day, branch_id, hour, outcome, delivery_type));
select protect_tenant_table('order_day');

-- Of orders that count. A product that was sold under two names has two rows, and so has one in two units.
create table item_day (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  branch_id uuid not null,
  product_id uuid not null,
  unit text not null,
  name text not null,
  orders int not null,
  amount numeric not null,
  gross bigint not null,
  primary key (tenant_id, day, branch_id, product_id, unit, name));
select protect_tenant_table('item_day');
