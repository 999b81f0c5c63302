select create_resource_table(name)
from unnest(array['divisions', 'branches', 'menus', 'categories', 'tags', 'products', 'tables']) name;

alter table branches add column identifier text not null generated always as (doc ->> 'identifier') stored;
create unique index branches_identifier_unique on branches (tenant_id, identifier);

alter table tables
  add column identifier text not null generated always as (doc ->> 'identifier') stored,
  add column branch_id uuid not null generated always as ((doc -> 'branch' ->> 'id')::uuid) stored;
create unique index tables_identifier_unique on tables (tenant_id, branch_id, identifier);
create index tables_branch on tables (tenant_id, branch_id);
