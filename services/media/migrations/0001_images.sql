-- The pictures themselves are files, named after id and version (src/images/image-files.ts).
create table images (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  extension text not null,
  name text not null,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id));
create index images_created_at on images (tenant_id, created_at desc);
select protect_tenant_table('images');
