-- What an order counts as is kept at a version, and no row of copied_version says it any more (ADR 0154); those of before have one still. A row changes
-- with most of what happens to its order: there is room in its page for that.
alter table order_figure add column version int, set (fillfactor = 80);

-- While one version of this service takes the other's place, the one before still writes and asks in copied_version: it is told that what it heard is
-- old where the figure is newer, and waits for whoever is counting the same order (src/orders/figure-store.ts has the same lock).
create function order_is_news() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.tenant_id || ' order ' || new.subject, 0));
  if exists (select from order_figure where tenant_id = new.tenant_id and id = new.subject and version > new.version) then return null; end if;
  return new;
end $$;
create trigger order_is_news before insert on copied_version
  for each row when (new.kind = 'ordering.order') execute function order_is_news();
