-- Tip of an order in 1/10,000 of the currency (TIP-04); 0: none. Outside total_gross: a tip is no revenue. paid_gross includes it.
alter table orders add column tip bigint not null default 0;
