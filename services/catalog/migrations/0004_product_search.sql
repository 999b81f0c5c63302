-- In small letters once, when it is written: a search that made 20,000 texts small took half its time for that.
alter table products drop column search;
alter table products add column search text
  generated always as (lower((doc ->> 'name') || ' ' || coalesce(doc ->> 'description', ''))) stored;
