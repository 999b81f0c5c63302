select create_resource_table('qr_codes');

-- Who scanned which code on a day and was led where (QR-05): a visitor is a number of one day, made by the gateway.
create table qr_scan (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  code_id uuid not null,
  target text not null,
  is_fallback boolean not null,
  visitor bigint not null,
  path text not null,
  primary key (tenant_id, day, code_id, target, is_fallback, visitor));
select protect_tenant_table('qr_scan');
