-- Which three letters in a row stand in what a search looks into (kit, text-marks.ts): most texts without a word are told by a few of these bits
-- and are not read. Until a row is next written it may hold anything. They stay in the row as they are.
alter table sites add column search_marks bytea not null default decode(repeat('ff', 512), 'hex');
alter table posts add column search_marks bytea not null default decode(repeat('ff', 512), 'hex');
alter table projects add column search_marks bytea not null default decode(repeat('ff', 512), 'hex');
alter table sites alter column search_marks set storage plain;
alter table posts alter column search_marks set storage plain;
alter table projects alter column search_marks set storage plain;

-- Whose a row is was asked of the session again for each row that a search looks at, half a microsecond each time: as a query of its own it is asked
-- once. What is written is compared as before.
do $$
declare name text;
begin
  foreach name in array array['sites', 'posts', 'projects'] loop
    execute format('alter policy tenant on %I using (tenant_id = (select tenant_of_session()))', name);
  end loop;
end $$;
