-- What recurring jobs need to know of the tenants that a service copies: that there are (jobs/tenants-of.ts). Nothing else of a copy is
-- seen without a tenant.
do $$
declare relay text := current_setting('theke.relay');
begin
  execute format('create policy relay_reads on copy for select to %I using (kind = ''identity.tenant'')', relay);
  execute format('grant select (tenant_id, kind) on copy to %I', relay);
end $$;
