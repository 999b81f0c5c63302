-- What product lists filter, sort and search by, out of the document: a thousand bytes of JSON are read 20,000 times for a
-- page otherwise. Plain columns, because an expression over the document is no condition of an index below row-level
-- security: its functions are not leakproof.
alter table products
  add column name text collate german not null generated always as (doc ->> 'name') stored,
  add column price numeric generated always as ((doc ->> 'price')::numeric) stored,
  add column is_enabled text generated always as (doc ->> 'isEnabled') stored,
  add column type text generated always as (doc ->> 'type') stored,
  add column unit text generated always as (doc ->> 'unit') stored,
  add column search text generated always as ((doc ->> 'name') || ' ' || coalesce(doc ->> 'description', '')) stored;

create index products_name on products (tenant_id, name, id);
create index products_price on products (tenant_id, price, id);
create index products_created_at on products (tenant_id, created_at, id);
create index products_updated_at on products (tenant_id, updated_at, id);
create index products_is_enabled on products (tenant_id, is_enabled, id);
