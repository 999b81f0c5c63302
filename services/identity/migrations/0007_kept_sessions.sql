-- "Angemeldet bleiben"; and how somebody came in: who came by link may set a password without knowing the one before.
alter table session add column is_kept boolean not null default false, add column is_by_link boolean not null default false;

-- How many login links were asked for within an hour, by the hash of the address that was typed, whether or not there is such an account.
create table login_link_request (
  tenant_id uuid not null default tenant_of_session(),
  email_hash bytea not null,
  since timestamptz not null,
  requests int not null,
  primary key (tenant_id, email_hash));
create index login_link_request_since on login_link_request (tenant_id, since);
select protect_tenant_table('login_link_request');
