-- Address of an administrator, for mails about the integration; null for everybody else.
alter table push_audience add column admin_email text;
create index push_audience_admins on push_audience (tenant_id) where admin_email is not null;
-- The addresses of existing users arrive with their snapshots, which the service requests again at its next start.
delete from fetched_copy where kind = 'identity.user';
