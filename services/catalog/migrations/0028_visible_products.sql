-- Sold-out products used to be shown to guests whatever `isVisibleWhenUnavailable` said. Keeps that for all products
-- without times: neither they nor their places in menus have any, so nothing else becomes visible.
alter table products no force row level security;
alter table menus no force row level security;
update products set doc = doc || '{"isVisibleWhenUnavailable": true}'
where not coalesce((doc ->> 'isVisibleWhenUnavailable')::boolean, false)
  and coalesce(jsonb_array_length(doc -> 'schedule'), 0) = 0
  and not exists (
    select from menus,
      jsonb_path_query(menus.doc, '$.catalog[*].products[*] ? (@.schedule.size() > 0)') as place
    where menus.tenant_id = products.tenant_id and place ->> 'id' = products.id::text);
alter table menus force row level security;
alter table products force row level security;
