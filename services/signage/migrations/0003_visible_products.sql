-- Copies of products, as catalog/0028_visible_products.sql changes the products themselves.
alter table copy no force row level security;
update copy set doc = doc || '{"isVisibleWhenUnavailable": true}'
where kind = 'catalog.product'
  and not coalesce((doc ->> 'isVisibleWhenUnavailable')::boolean, false)
  and coalesce(jsonb_array_length(doc -> 'schedule'), 0) = 0
  and not exists (
    select from copy as menu,
      jsonb_path_query(menu.doc, '$.catalog[*].products[*] ? (@.schedule.size() > 0)') as place
    where menu.tenant_id = copy.tenant_id and menu.kind = 'catalog.menu' and place ->> 'id' = copy.id::text);
alter table copy force row level security;
