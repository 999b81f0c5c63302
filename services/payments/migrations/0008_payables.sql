-- Payments of something other than an order (ADR 0052): the id in `order_id` is then that of the payable. Null for orders.
alter table order_due add column payable text;
-- For the provider's page.
alter table order_due add column title text;
-- The order from whose page the guest pays.
alter table order_due add column for_order uuid;
alter table order_due add column for_uid text;
