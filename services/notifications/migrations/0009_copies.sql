-- What others own and notifications needs lies in the kit's table `copy` now, one for all kinds (ADR 0015). The rows move along, so
-- nothing has to be told anew. The document of a configuration is the event's data, as with every other kind.
alter table copy no force row level security;
alter table branch_copy no force row level security;
insert into copy (tenant_id, kind, id, doc) select tenant_id, 'catalog.branch', id, doc from branch_copy;
drop table branch_copy;
alter table config_copy no force row level security;
insert into copy (tenant_id, kind, id, doc) select tenant_id, 'identity.config', id, jsonb_build_object('id', id, 'config', doc) from config_copy;
drop table config_copy;
alter table tenant_copy no force row level security;
insert into copy (tenant_id, kind, id, doc) select tenant_id, 'identity.tenant', id, doc from tenant_copy;
drop table tenant_copy;
alter table copy force row level security;
