-- Imports of users, for their undo. `before` has the former data of a changed user, null for a created one; it
-- is deleted with the user and after 30 days.
create table user_import (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  file text not null,
  at timestamptz not null,
  by text not null,
  created int not null,
  changed int not null,
  undone_at timestamptz,
  primary key (tenant_id, id));
select protect_tenant_table('user_import');

create table user_import_entry (
  tenant_id uuid not null default tenant_of_session(),
  import_id uuid not null,
  user_id uuid not null,
  -- The user's version after the import: it was changed since if it has another one.
  version int not null,
  before jsonb,
  primary key (tenant_id, import_id, user_id));
create index user_import_entry_user on user_import_entry (tenant_id, user_id);
select protect_tenant_table('user_import_entry');
