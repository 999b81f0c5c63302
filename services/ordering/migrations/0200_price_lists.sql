-- Discounts from before price lists have none.
update discounts set doc = doc || '{"prices": []}' where not doc ? 'prices';
