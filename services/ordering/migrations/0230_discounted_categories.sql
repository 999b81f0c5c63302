-- Discounts from before discounted categories have none.
alter table discounts no force row level security;
update discounts set doc = doc || '{"categories": [], "categoryPrices": []}' where not doc ? 'categories';
alter table discounts force row level security;
