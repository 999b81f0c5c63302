select create_resource_table(name)
from unnest(array['sites', 'blocks', 'nodes', 'navigations', 'redirects', 'posts', 'projects', 'services', 'business_sectors',
  'topics', 'forms']) name;
