-- Every tenant of the platform. Its directory is read across tenants (the gateway finds a tenant by host before there
-- is one to set); written only within the tenant itself.
create table tenants (
  tenant_id uuid primary key default tenant_of_session(),
  name text not null,
  hosts text[] not null,
  is_demo boolean not null,
  version int not null);
select protect_tenant_table('tenants');
do $$ begin
  execute format('create policy directory on tenants for select to %I using (true)', current_setting('theke.app'));
end $$;

-- A host name leads to one tenant. Unique over all of them, and told to nobody but the directory above.
create table tenant_host (
  host text primary key,
  tenant_id uuid not null default tenant_of_session());
select protect_tenant_table('tenant_host');

create table config (
  tenant_id uuid primary key default tenant_of_session(),
  version int not null,
  doc jsonb not null);
select protect_tenant_table('config');

select create_resource_table('users');
alter table users add column email text not null generated always as (doc ->> 'email') stored;
create unique index users_email_unique on users (tenant_id, email);

create table password (
  tenant_id uuid not null default tenant_of_session(),
  user_id uuid not null,
  hash text not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade);
select protect_tenant_table('password');

-- Failed logins by the hash of the address that was typed, whether or not there is such an account: the answer must
-- not tell.
create table login_failure (
  tenant_id uuid not null default tenant_of_session(),
  email_hash bytea not null,
  failures int not null,
  locked_until timestamptz,
  primary key (tenant_id, email_hash));
select protect_tenant_table('login_failure');

create table session (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade);
create index session_of_user on session (tenant_id, user_id);
select protect_tenant_table('session');

create table audit_log (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  type text not null,
  source text not null,
  subject text not null,
  actor text not null,
  at timestamptz not null,
  data jsonb,
  primary key (tenant_id, id));
create index audit_log_at on audit_log (tenant_id, at desc);
create index audit_log_subject on audit_log (tenant_id, subject);
select protect_tenant_table('audit_log');
