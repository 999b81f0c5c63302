-- Which network an order came from that is to be paid online, as a mark that does not tell it, and only as long as it waits for its
-- money: how much one network, or one phone, may hold unpaid is counted.
alter table orders add column network_mark text;
create index orders_unpaid on orders (tenant_id) where status = 'awaiting-payment';
