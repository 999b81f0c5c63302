-- The history by the guest's name: how the last name and the company begin. Columns, not expressions: under row-level security an index
-- serves only comparisons of what leaks nothing, and `lower` may.
alter table orders
  add column guest_name text collate "C"
    generated always as (lower((contact ->> 'lastName') || ' ' || (contact ->> 'firstName'))) stored,
  add column company_name text collate "C" generated always as (lower(contact ->> 'companyName')) stored;
create index orders_guest_name on orders (tenant_id, guest_name) where archived_at is null;
create index orders_company_name on orders (tenant_id, company_name) where archived_at is null and company_name <> '';
