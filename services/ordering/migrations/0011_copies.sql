-- What others own and ordering needs lies in the kit's table `copy` now, one for all kinds (ADR 0015). The rows move along, so
-- nothing has to be told anew. The document of a configuration is the event's data, as with every other kind.
alter table copy no force row level security;
alter table branch_copy no force row level security;
insert into copy (tenant_id, kind, id, doc) select tenant_id, 'catalog.branch', id, doc from branch_copy;
drop table branch_copy;
alter table menu_copy no force row level security;
insert into copy (tenant_id, kind, id, doc) select tenant_id, 'catalog.menu', id, doc from menu_copy;
drop table menu_copy;
alter table category_copy no force row level security;
insert into copy (tenant_id, kind, id, doc) select tenant_id, 'catalog.category', id, doc from category_copy;
drop table category_copy;
alter table product_copy no force row level security;
insert into copy (tenant_id, kind, id, doc) select tenant_id, 'catalog.product', id, doc from product_copy;
drop table product_copy;
alter table table_copy no force row level security;
insert into copy (tenant_id, kind, id, doc) select tenant_id, 'catalog.table', id, doc from table_copy;
drop table table_copy;
alter table config_copy no force row level security;
insert into copy (tenant_id, kind, id, doc) select tenant_id, 'identity.config', id, jsonb_build_object('id', id, 'config', doc) from config_copy;
drop table config_copy;
alter table copy force row level security;
