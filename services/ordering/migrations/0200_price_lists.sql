-- Discounts from before price lists have none.
alter table discounts no force row level security;
update discounts set doc = doc || '{"prices": []}' where not doc ? 'prices';
alter table discounts force row level security;
