-- Rules of a business for the login of its users; without a row nothing is required.
create table account_policy (
  tenant_id uuid not null default tenant_of_session() primary key,
  is_second_step_required boolean not null,
  version int not null default 1);
select protect_tenant_table('account_policy');

-- An administrator who logged in without the required second step: only the own account is open (SESSION-17).
alter table session add column is_held_back boolean not null default false;
