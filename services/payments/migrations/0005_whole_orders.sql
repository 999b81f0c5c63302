-- An order's events carry the whole of it: what it costs is always known, the kit keeps which version was read last, and whether nobody
-- paid in time or the guest gave up makes no difference here.
alter table order_due no force row level security;
update order_due set worth = coalesce(worth, amount, 0), ended = case when ended in ('expired', 'declined') then 'failed' else ended end;
alter table order_due force row level security;
alter table order_due alter column worth set not null;
alter table order_due drop column version;
