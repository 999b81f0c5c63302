-- Coupons and automatic discounts (ADR 0039).
select create_resource_table('discounts');
create unique index discounts_code_unique on discounts (tenant_id, (doc ->> 'code')) where doc ->> 'code' <> '';

-- Orders that use a discount; a row disappears when its order is canceled, rejected or fails.
create table discount_use (
  tenant_id uuid not null default tenant_of_session(),
  discount_id uuid not null,
  order_id uuid not null,
  -- Derived from e-mail or phone; null without both, and for an erased person.
  person_id uuid,
  primary key (tenant_id, discount_id, order_id));
create index discount_use_of_order on discount_use (tenant_id, order_id);
create index discount_use_of_person on discount_use (tenant_id, discount_id, person_id) where person_id is not null;
select protect_tenant_table('discount_use');

-- Uses of each coupon. The row is locked by an order with the code until it commits, so that limits hold.
create table coupon_counter (
  tenant_id uuid not null default tenant_of_session(),
  discount_id uuid not null,
  used int not null,
  primary key (tenant_id, discount_id));
select protect_tenant_table('coupon_counter');
