-- An order's copy names its version itself, and no row of copied_version does any more (ADR 0154). While one version of this service takes the
-- other's place, the one before still writes and asks there: it is told that what it heard is old where the copy is newer, also where that is just
-- being stored.
create function order_is_news() returns trigger language plpgsql as $$
declare held int;
begin
  -- Waits for whoever is storing the same order for the first time. The one before stores its copy behind this, in the same transaction.
  insert into copy (tenant_id, kind, id, doc) values (new.tenant_id, new.kind, new.subject, '{}') on conflict do nothing;
  select (doc ->> 'version')::int into held from copy
  where tenant_id = new.tenant_id and kind = new.kind and id = new.subject for update;
  if held > new.version then return null; end if;
  return new;
end $$;
create trigger order_is_news before insert on copied_version
  for each row when (new.kind = 'ordering.order') execute function order_is_news();
