-- Branches and delivery areas of before there were preparation times take as long as new ones.
alter table branches no force row level security;
update branches set doc = '{"takeawayMinutes": 20, "deliveryMinutes": 30, "dineInMinutes": 15, "ordersAtOnce": 15}'::jsonb || doc
  || jsonb_build_object('deliveryAreas', coalesce(
       (select jsonb_agg('{"minutes": 10}'::jsonb || area order by place)
        from jsonb_array_elements(doc -> 'deliveryAreas') with ordinality as areas (area, place)), '[]'));
alter table branches force row level security;
