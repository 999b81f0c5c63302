-- Imports of customers, for their undo. `before` has the former data of a changed customer, null for a created one; it
-- is deleted with the person and after 30 days.
create table customer_import (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  file text not null,
  at timestamptz not null,
  by text not null,
  created int not null,
  changed int not null,
  undone_at timestamptz,
  primary key (tenant_id, id));
select protect_tenant_table('customer_import');

create table customer_import_entry (
  tenant_id uuid not null default tenant_of_session(),
  import_id uuid not null,
  customer_id uuid not null,
  -- The customer's version after the import: it was changed since if it has another one.
  version int not null,
  before jsonb,
  primary key (tenant_id, import_id, customer_id));
create index customer_import_entry_customer on customer_import_entry (tenant_id, customer_id);
select protect_tenant_table('customer_import_entry');
