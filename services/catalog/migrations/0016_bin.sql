-- What was deleted and can be brought back (packages/kit/src/resource/bin.ts).
select create_resource_table('bin');
create index bin_entity on bin (tenant_id, (doc ->> 'entity'));
create index bin_created_at on bin (tenant_id, created_at);
