-- Money of an order that was paid at its table with several methods, by method, in 1/10,000 of the currency. Null for all others.
alter table order_figure add column payments jsonb;
