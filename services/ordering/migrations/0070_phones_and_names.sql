-- Phone numbers become E.164 (ADR 0180), as far as SQL can tell: "+43 (0)664" loses its 0, a national number gets the country of its branch, or for
-- customers of most branches. What is no number stays as it is; it is found by its digits all the same.
alter table orders no force row level security;
alter table customers no force row level security;
alter table copy no force row level security;

create function pg_temp.international(phone text, code text) returns text language sql immutable
return coalesce(substring(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^00', '+'), '^(\+4[139])0+', '\1'), '^0', code)
  from '^\+[1-9][0-9]{6,14}$'), phone);
create function pg_temp.code_of(zone text) returns text language sql immutable
return case zone when 'Europe/Berlin' then '+49' when 'Europe/Busingen' then '+49' when 'Europe/Zurich' then '+41' when 'Europe/Vaduz' then '+423' else '+43' end;

update orders set contact = jsonb_set(contact, '{phone}', to_jsonb(pg_temp.international(contact ->> 'phone', pg_temp.code_of(
    (select doc ->> 'timeZone' from copy where copy.tenant_id = orders.tenant_id and copy.kind = 'catalog.branch' and copy.id = orders.branch_id)))))
  where contact ->> 'phone' <> '' and contact ->> 'phone' !~ '^\+[1-9][0-9]{6,14}$' or contact ->> 'phone' ~ '^\+4[139]0';
update customers set phone = pg_temp.international(phone, pg_temp.code_of(
    (select doc ->> 'timeZone' from copy where copy.tenant_id = customers.tenant_id and copy.kind = 'catalog.branch'
     group by 1 order by count(*) desc, 1 limit 1)))
  where phone <> '' and phone !~ '^\+[1-9][0-9]{6,14}$' or phone ~ '^\+4[139]0';

alter table orders force row level security;
alter table customers force row level security;
alter table copy force row level security;

-- Customers without an e-mail are told apart by their number.
create index customers_phone on customers (tenant_id, phone) where email = '' and phone <> '';
alter table customers add column search text not null generated always as
  (search_text(first_name || ' ' || last_name || ' ' || company_name || ' ' || email || ' ' || note)) stored;

-- Names as they are searched (ADR 0181), and numbers from their last digit on, which all spellings share.
alter table orders drop column guest_name, drop column company_name;
alter table orders
  add column guest_name text collate "C"
    generated always as (search_text((contact ->> 'lastName') || ' ' || (contact ->> 'firstName'))) stored,
  add column company_name text collate "C" generated always as (search_text(contact ->> 'companyName')) stored,
  add column phone_reversed text collate "C" generated always as (reverse(regexp_replace(contact ->> 'phone', '\D', '', 'g'))) stored;
create index orders_guest_name on orders (tenant_id, guest_name) where archived_at is null;
create index orders_company_name on orders (tenant_id, company_name) where archived_at is null and company_name <> '';
create index orders_phone on orders (tenant_id, phone_reversed) where archived_at is null and phone_reversed <> '';
