-- The files themselves lie on the disk (src/uploads/upload-file-names.ts). One of a guest's that no order names is removed
-- after a day; `kept_at` says since when one is meant to stay.
create table uploads (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  extension text not null,
  public_hash text not null,
  mime_type text not null,
  name text not null,
  size int not null,
  created_at timestamptz not null,
  kept_at timestamptz,
  primary key (tenant_id, id));
create index uploads_created_at on uploads (tenant_id, created_at desc);
create index uploads_not_kept on uploads (tenant_id, created_at) where kept_at is null;
select protect_tenant_table('uploads');

-- What was uploaded from where within the last day, whatever became of it. The mark stands for an address without
-- telling it (src/uploads/claim-upload.ts).
create table upload_claims (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  address_mark text not null,
  bytes int not null,
  at timestamptz not null,
  primary key (tenant_id, id));
create index upload_claims_address on upload_claims (tenant_id, address_mark, at);
select protect_tenant_table('upload_claims');
