-- Failed logins of an account from one origin: a network, or a browser that logged in before. In the place of login_failure, which locked an
-- account for everybody; that table stays for replicas of the version before, and goes with a later one.
create table failed_login (
  tenant_id uuid not null default tenant_of_session(),
  email_hash bytea not null,
  origin_hash bytea not null,
  failures int not null,
  locked_until timestamptz,
  at timestamptz not null,
  primary key (tenant_id, email_hash, origin_hash));
create index failed_login_at on failed_login (tenant_id, at);
select protect_tenant_table('failed_login');
