-- Imports of products, for their undo. `before` is the document of a changed product, null for a created one.
create table product_import (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  file text not null,
  at timestamptz not null,
  by text not null,
  created int not null,
  changed int not null,
  undone_at timestamptz,
  -- The menu and the products that the import placed into it.
  menu_id uuid,
  placed uuid[] not null,
  primary key (tenant_id, id));
select protect_tenant_table('product_import');

create table product_import_entry (
  tenant_id uuid not null default tenant_of_session(),
  import_id uuid not null,
  product_id uuid not null,
  -- The product's version after the import: it was changed since if it has another one.
  version int not null,
  before jsonb,
  primary key (tenant_id, import_id, product_id));
select protect_tenant_table('product_import_entry');
