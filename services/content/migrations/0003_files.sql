-- A file is opened by its id where something public refers to it.
alter table projects
  add column images jsonb generated always as (doc -> 'images') stored,
  add column files jsonb generated always as (doc -> 'files') stored;
alter table posts
  add column images jsonb generated always as (doc -> 'images') stored,
  add column files jsonb generated always as (doc -> 'files') stored;

-- Whatever else stands there is no moment, and no reason to refuse a row.
create or replace function instant_of(text) returns timestamptz immutable strict parallel safe language sql
  as $$ select case when $1 ~ '^\d{4}-\d\d-\d\dT[\d:.]+Z$' then $1::timestamptz end $$;
