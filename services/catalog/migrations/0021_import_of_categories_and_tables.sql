-- Categories that an import created; its undo deletes those that nothing uses. Placements are written after the import.
alter table product_import add column categories uuid[] not null default '{}';
alter table product_import alter column placed set default '{}';

-- Imports of tables, for their undo.
create table table_import (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  file text not null,
  at timestamptz not null,
  by text not null,
  created int not null,
  changed int not null,
  undone_at timestamptz,
  primary key (tenant_id, id));
select protect_tenant_table('table_import');

create table table_import_entry (
  tenant_id uuid not null default tenant_of_session(),
  import_id uuid not null,
  table_id uuid not null,
  -- The table's version after the import: it was changed since if it has another one.
  version int not null,
  before jsonb,
  primary key (tenant_id, import_id, table_id));
select protect_tenant_table('table_import_entry');
