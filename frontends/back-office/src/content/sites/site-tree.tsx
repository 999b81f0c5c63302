import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listSiteTree } from '@theke/contracts/content/site-tree';
import { Button } from '@theke/ui/button';
import { useState } from 'react';
import * as css from './site-tree.module.css';
import { SiteTreeBrowser } from './site-tree-browser.tsx';
import { siteTreeMessages } from './site-tree-messages.de.ts';

const wide = '(min-width: 1200px)';

/** Tree of all pages by path, beside their list; collapsed on narrow screens. */
export function SiteTree() {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia?.(wide).matches ?? false);
  return (
    <details className={css.panel} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary id="site-tree">{siteTreeMessages.heading}</summary>
      {isOpen && <Pages />}
    </details>
  );
}

function Pages() {
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
