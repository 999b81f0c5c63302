-- Formed from orders (RULINGS "Orders"): one row for each normalised e-mail, or phone where there is none.
create table customers (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  email text not null,
  phone text not null,
  first_name text not null,
  last_name text not null,
  company_name text not null,
  orders int not null,
  first_order_at timestamptz not null,
  last_order_at timestamptz not null,
  primary key (tenant_id, id));
create index customers_last_order on customers (tenant_id, last_order_at desc, id);
select protect_tenant_table('customers');

alter table orders add column customer_id uuid;
create index orders_customer on orders (tenant_id, customer_id) where customer_id is not null;

-- What guests uploaded lately: an order names no file that is not there.
create table upload_copy (
  tenant_id uuid not null default tenant_of_session(), id uuid not null, stored_at timestamptz not null, primary key (tenant_id, id));
create index upload_copy_at on upload_copy (tenant_id, stored_at);
select protect_tenant_table('upload_copy');
