-- Where people may punch on their own device: nowhere, until whoever leads a branch allows it there (TIME-21, ADR 0155).
create table own_devices (
  tenant_id uuid not null default tenant_of_session(),
  branch_id uuid not null,
  version int not null,
  is_allowed boolean not null,
  changed_at timestamptz not null,
  by_name text not null,
  primary key (tenant_id, branch_id));
select protect_tenant_table('own_devices');

-- A fact says where it comes from: without a terminal it was pressed on the person's own device, or is a correction.
alter table punch add column is_own_device boolean not null default false;
