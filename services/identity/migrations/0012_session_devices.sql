-- Shown in the list of sessions, such as "Firefox auf Windows".
alter table session add column device text;

-- First login of an account: nobody is warned about its device.
create table first_login (
  tenant_id uuid not null default tenant_of_session(),
  user_id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade);
select protect_tenant_table('first_login');
