import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { listSiteTree } from '@theke/contracts/content/site-tree';
import type { MenuItem } from './menu-tree.ts';
import type { navigationMessages } from './navigation-messages.de.ts';

export type MenuTarget = {
  /** Where the item leads: a path, a branch, an address; '' if nowhere. */
  text: string;
  /** Why visitors do not see the item, or cannot follow it. */
  issue: keyof typeof navigationMessages.issues | undefined;
};

/** Resolves the targets of menu items, as the site does for visitors (NAV-06). */
export function useMenuTargets(): (item: MenuItem) => MenuTarget {
  const api = useApi();
  const { branches } = useShop();
  const { data: sites } = useQuery({
    queryKey: ['sites', 'tree'],
    queryFn: ({ signal }) => api(listSiteTree, {}, signal),
  });
  const siteById = new Map((sites ?? []).map((site) => [site.id, site]));
  return ({ type, site, branch, url }) => {
    if (type === 'home') return { text: '/', issue: undefined };
    if (type === 'link') return { text: url, issue: url === '' ? 'none' : undefined };
    if (type === 'branch') {
      const found = branches.find(({ id }) => id === branch?.id);
      return { text: found?.name ?? '', issue: found ? undefined : branch ? 'branch' : 'none' };
    }
    const found = site ? siteById.get(site.id) : undefined;
    const text = found ? `/${found.path}` : '';
    if (!site) return { text, issue: 'none' };
    // Unknown while the pages are loading.
    if (!sites) return { text, issue: undefined };
    if (!found) return { text, issue: 'gone' };
    return { text, issue: found.state === 'draft' || found.state === 'by-path' ? found.state : undefined };
  };
}
