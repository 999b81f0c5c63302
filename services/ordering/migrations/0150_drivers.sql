-- Drivers (ADR 0042): copy of the active users that are marked as drivers. `branches` null: all branches.
create table driver (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  name text not null,
  first_name text not null,
  branches uuid[],
  primary key (tenant_id, id));
select protect_tenant_table('driver');

-- Who delivers an order, its place on their route, and what they recorded at the door (src/drivers/stop-store.ts). They
-- are no part of the order's version.
alter table orders add column driver_id uuid;
alter table orders add column driver_name text;
alter table orders add column stop_number int;
alter table orders add column proof jsonb;
create index orders_of_driver on orders (tenant_id, driver_id, status) where driver_id is not null;
