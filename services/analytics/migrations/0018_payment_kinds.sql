-- How guests meant to pay, and of how many orders something was given back (STAT-18). Columns and not rows of their own: an order changes no further
-- row for them, and the version before, which knows nothing of them, goes on counting. Orders of before are known once they are told anew
-- (npm run replay -- --to analytics); until then they stand apart.
alter table order_figure add column payment_method text;
alter table order_day
  add column refunds int not null default 0,
  add column cash_orders int not null default 0, add column cash_gross bigint not null default 0,
  add column atm_card_orders int not null default 0, add column atm_card_gross bigint not null default 0,
  add column meal_voucher_orders int not null default 0, add column meal_voucher_gross bigint not null default 0,
  add column card_orders int not null default 0, add column card_gross bigint not null default 0,
  add column paypal_orders int not null default 0, add column paypal_gross bigint not null default 0;
