-- As every search looks (ADR 0181). Marks are of the letters, so they say nothing of a text until its row is next written.
do $$
declare name text;
begin
  foreach name in array array['sites', 'posts', 'projects'] loop
    execute format('alter table %I no force row level security', name);
    execute format('update %I set search = search_text(search), search_marks = default', name);
    execute format('alter table %I force row level security', name);
  end loop;
end $$;

alter table projects drop column term;
alter table projects add column term text storage main generated always as (search_text(coalesce(doc ->> 'title', '') || e'\n'
  || coalesce(doc ->> 'name', '') || e'\n' || coalesce(doc ->> 'keywords', '') || e'\n' || coalesce(doc ->> 'introduction', ''))) stored;
alter table posts drop column term;
alter table posts add column term text storage main
  generated always as (search_text(coalesce(doc ->> 'title', '') || e'\n' || coalesce(doc ->> 'introduction', ''))) stored;
