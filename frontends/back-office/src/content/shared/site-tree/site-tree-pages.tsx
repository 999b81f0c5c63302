import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listSiteTree } from '@theke/contracts/content/site-tree';
import { Button } from '@theke/ui/button';
import { SiteTreeBrowser } from './site-tree-browser.tsx';
import { siteTreeMessages } from './site-tree-messages.de.ts';

/** All pages as a tree with search. An element with the id `site-tree` names it. */
export function SiteTreePages() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    // Below the key of pages, so that every change invalidates it.
    queryKey: ['sites', 'tree'],
    queryFn: ({ signal }) => api(listSiteTree, {}, signal),
  });
  if (!data && error)
    return (
      <div role="alert">
        <p>{siteTreeMessages.failed}</p>
        <Button kind="second" size="small" onClick={() => void refetch()}>
          {siteTreeMessages.again}
        </Button>
      </div>
    );
  if (!data) return <p role="status">{siteTreeMessages.loading}</p>;
  return data.length > 0 ? <SiteTreeBrowser sites={data} /> : <p>{siteTreeMessages.empty}</p>;
}
