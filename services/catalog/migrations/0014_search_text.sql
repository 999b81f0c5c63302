-- As every search looks (ADR 0181).
alter table products drop column search;
alter table products add column search text
  generated always as (search_text((doc ->> 'name') || ' ' || coalesce(doc ->> 'description', ''))) stored;
