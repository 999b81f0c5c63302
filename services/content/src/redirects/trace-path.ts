import type { Redirect } from '@theke/contracts/content/redirect';
import type { ArrivalKind, TracedPath } from '@theke/contracts/content/redirect-tools';
import { isPlatformPath } from '@theke/rules/site/platform-paths';
import { entryAt } from '../pages/entry-at.ts';
import { hrefOf, type Reader } from '../pages/reader.ts';
import { decoded, ruleOf } from './redirect-decisions.ts';

type Hop = TracedPath['hops'][number];
type Next = ({ to: string } & Omit<Hop, 'path'>) | { arrival: ArrivalKind };

/** Lists and the start page, which the platform draws if no page is there. */
const drawn = new Set(['', 'magazin', 'projekte', 'kontakt']);
/** Browsers give up after about as many. */
const maxHops = 20;

const keptQuery = (to: string, search: string): string => (search && !to.includes('?') ? to + search : to);

/**
 * Follows an address as `findPage` does, without composing pages.
 * @param rules the enabled redirects
 */
export async function tracePath(reader: Reader, rules: readonly Redirect[], address: string): Promise<TracedPath> {
  const hops: Hop[] = [];
  const seen = new Set<string>();
  let path = address.startsWith('/') ? address : `/${address}`;
  for (;;) {
    const found = await nextOf(reader, rules, path);
    if ('arrival' in found) return { hops, path, arrival: found.arrival };
    const { to, ...by } = found;
    hops.push({ path, ...by });
    seen.add(path);
    path = to;
    if (seen.has(path) || hops.length > maxHops) return { hops, path, arrival: 'circle' };
  }
}

async function nextOf(reader: Reader, rules: readonly Redirect[], address: string): Promise<Next> {
  const { pathname, search } = new URL(address, 'https://own.example');
  const path = decoded(pathname).replace(/^\/+|\/+$/g, '');
  if (isPlatformPath(path)) return { arrival: 'page' };
  const rule = ruleOf(address, rules);
  // Rules with query parameters have priority over a page.
  if (rule && /\?[^/?]*=/.test(rule.path)) return { to: rule.target, by: 'redirect', redirect: rule.id };
  const entry = await entryAt(reader, path);
  if (entry && !entry.isShown) return { arrival: 'draft' };
  if (entry) return entry.ownPath === `/${path}` ? { arrival: 'page' } : { to: entry.ownPath, by: 'entry' };
  const site = await reader.stores.sites.findBy(reader.unit, 'path', path);
  if (site?.published?.path === path) return { arrival: 'page' };
  if (site?.published && site.formerPaths.includes(path))
    return { to: keptQuery(hrefOf(site.published.path), search), by: 'former' };
  if (rule) return { to: keptQuery(rule.target, search), by: 'redirect', redirect: rule.id };
  if (site?.path === path) return { arrival: 'draft' };
  return { arrival: drawn.has(path) ? 'page' : 'nothing' };
}
