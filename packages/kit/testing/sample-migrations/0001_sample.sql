select create_resource_table(name) from unnest(array['branches', 'categories', 'shifts', 'topics', 'samples', 'places', 'pages']) name;
alter table branches add column identifier text not null generated always as (doc ->> 'identifier') stored;
create unique index branches_identifier_unique on branches (tenant_id, identifier);
alter table pages add column search text not null default '', add column search_marks bytea not null default decode(repeat('ff', 512), 'hex');

create table product_copy (
  tenant_id uuid not null default tenant_of_session(), id uuid not null, name text not null, primary key (tenant_id, id));
select protect_tenant_table('product_copy');

create table heard (tenant_id uuid not null default tenant_of_session(), type text not null);
select protect_tenant_table('heard');
