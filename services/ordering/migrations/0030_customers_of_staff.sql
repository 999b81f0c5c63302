-- Customers that staff write down or correct (ADR 0069): whom they wrote down first has not ordered yet.
alter table customers
  alter column first_order_at drop not null,
  alter column last_order_at drop not null,
  add column note text not null default '',
  -- The contact is what staff wrote: orders fill what is empty of it and change nothing.
  add column is_written boolean not null default false,
  -- What e-mail or phone lead to since staff changed them, where that is not the id itself.
  add column key uuid;
create unique index customers_key on customers (tenant_id, key) where key is not null;

drop index customers_last_order;
create index customers_last_order on customers (tenant_id, last_order_at desc nulls last, id);
