-- Carts that guests let the business keep until they are ordered (src/kept-carts). Without `cart` one has ended: given up, ordered or told; its
-- row stays for a day, so that what was sent before and arrives late is not taken for another cart.
create table kept_cart (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  cart jsonb,
  customer_id uuid,
  network_mark text,
  consented_at timestamptz not null,
  due_at timestamptz not null,
  primary key (tenant_id, id));
create index kept_cart_network on kept_cart (tenant_id, network_mark) where network_mark is not null;
select protect_tenant_table('kept_cart');
