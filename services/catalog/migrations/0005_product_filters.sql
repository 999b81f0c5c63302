-- How many products a filter finds is counted in the index.
create index products_type on products (tenant_id, type, id);
create index products_unit on products (tenant_id, unit, id);
