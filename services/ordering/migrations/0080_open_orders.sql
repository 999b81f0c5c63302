-- What was last published of the open orders of a branch (open-orders/tell-open-orders.ts).
create table open_orders (
  tenant_id uuid not null default tenant_of_session(),
  branch_id uuid not null,
  version int not null,
  told jsonb not null,
  primary key (tenant_id, branch_id));
select protect_tenant_table('open_orders');

-- Branches with open orders at the upgrade: a snapshot reads the orders themselves, so the row needs only its version.
alter table orders no force row level security;
alter table open_orders no force row level security;
insert into open_orders (tenant_id, branch_id, version, told)
select distinct tenant_id, branch_id, 1, '{}'::jsonb from orders
where status not in ('completed', 'rejected', 'canceled', 'failed');
alter table open_orders force row level security;
alter table orders force row level security;
