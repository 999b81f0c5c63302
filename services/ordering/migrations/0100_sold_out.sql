-- Sold-out products of a branch as last published (capacity/publish-sold-out.ts). Its row is locked after the rows of
-- `stock`, so branches publish one list after the other.
create table sold_out (
  tenant_id uuid not null default tenant_of_session(),
  branch_id uuid not null,
  version int not null,
  products uuid[] not null,
  primary key (tenant_id, branch_id));
select protect_tenant_table('sold_out');

-- Branches that are sold out of something at the upgrade.
alter table stock no force row level security;
alter table sold_out no force row level security;
insert into sold_out (tenant_id, branch_id, version, products)
select tenant_id, branch_id, 1, array_agg(product_id order by product_id) from stock
where remaining <= 0 group by tenant_id, branch_id;
alter table sold_out force row level security;
alter table stock force row level security;
