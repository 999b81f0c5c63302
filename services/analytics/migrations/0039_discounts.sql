-- Discounts of orders, gross in 1/10,000, already deducted from `gross` (DISC-12).
alter table order_figure add column discounts bigint not null default 0;
alter table order_day add column discounts bigint not null default 0;
