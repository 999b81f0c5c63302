import { type InboundLink, readInboundLinks } from '@theke/contracts/content/inbound-link';
import { type Site, sites } from '@theke/contracts/content/site';
import { route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { Content } from '../content.ts';

const maxLinks = 100;
const pageSize = 200;
/** Entries searched of each kind, newest first: a page is some 15 kB. */
const maxSearched = 2_000;

const kinds = ['navigations', 'blocks', 'redirects', 'sites', 'posts', 'projects'] as const;
type Linking = { id: string; name?: string; title?: string; path?: string };

/** Entries that link to a page, for the question what happens when its path changes. */
export const inboundLinksRoute = ({ db, resources }: Content) =>
  route(readInboundLinks, ({ tenant, params }) =>
    db.withTenant(tenant, async (unit) => {
      const site = await resources.sites.store.find(unit, params.id);
      if (!site) throw unknown(sites.label.one);
      const found: InboundLink[] = [];
      let isPartial = false;
      for (const resource of kinds)
        for (let page = 1; ; page += 1) {
          const query = { page, pageSize, sort: '-createdAt' };
          const { data } = await resources[resource].store.list(unit, query, false);
          for (const entry of data as Linking[]) {
            const by = linkBy(entry, site);
            if (by) found.push({ resource, id: entry.id, name: entry.name ?? entry.title ?? `/${entry.path}`, by });
          }
          if (data.length < pageSize) break;
          isPartial ||= page * pageSize >= maxSearched;
          if (isPartial) break;
        }
      return { links: found.slice(0, maxLinks), isPartial: isPartial || found.length > maxLinks };
    }),
  );

/** How an entry links to the page: searches what it shows, and its draft. */
function linkBy(entry: Linking, { id, published }: Site): InboundLink['by'] | undefined {
  if (entry.id === id) return undefined;
  const text = JSON.stringify(entry);
  if (text.includes(`"${id}"`)) return 'reference';
  return published && published.path !== '' && text.includes(`"/${published.path}"`) ? 'address' : undefined;
}
