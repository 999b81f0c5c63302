-- What texts may show of products (product-facts.ts).
select create_resource_table('fact_products');
