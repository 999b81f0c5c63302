-- When the last failed login was: a day later it is forgotten.
alter table login_failure add column at timestamptz not null default now();
create index login_failure_at on login_failure (tenant_id, at);
