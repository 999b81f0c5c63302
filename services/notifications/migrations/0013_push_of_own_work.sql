-- What a browser is told of: until now orders alone, and that goes on.
alter table push_subscription add column is_for_orders boolean not null default true;
alter table push_subscription add column is_for_own_work boolean not null default false;
