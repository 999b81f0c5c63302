select create_resource_table(name)
from unnest(array['sites', 'blocks', 'nodes', 'navigations', 'redirects', 'posts', 'projects', 'services', 'business_sectors',
  'topics', 'forms', 'site_revisions', 'form_submissions']) name;

-- What a search looks into: the words of the whole content, in small letters.
alter table sites add column search text not null default '';
alter table posts add column search text not null default '';
alter table projects add column search text not null default '';
