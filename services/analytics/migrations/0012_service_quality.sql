-- Whether an order was there when it was promised, null where that is not judged, and the stars that its guest gave it (STAT-14).
-- Orders of before are judged when they are told anew (npm run replay -- --to analytics).
alter table order_figure add column punctual boolean, add column stars smallint;
alter table order_day
  add column judged int not null default 0,
  add column punctual int not null default 0,
  add column rated int not null default 0,
  add column stars int not null default 0;
