-- Menus that an import changed: [{ "id", "placed": [product ids], "version": of a created menu after the import, else null }].
-- Imports from before have `menu_id` and `placed` instead.
alter table product_import add column menus jsonb not null default '[]';
