-- The search finds projects by their clients (searchedOfProject). Adds the names to the text of existing rows.
alter table projects no force row level security;
update projects set
  search = search || e'\n' || search_text((select string_agg(contact ->> 'name', e'\n') from jsonb_array_elements(doc -> 'contacts') contact)),
  search_marks = default
where jsonb_typeof(doc -> 'contacts') = 'array' and jsonb_array_length(doc -> 'contacts') > 0;
alter table projects force row level security;
