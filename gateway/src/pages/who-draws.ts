import { pageKindOf } from '@theke/rules/site/page';
import type { Drawn, Frontends } from '../document/frontends.ts';
import type { PageDirectory, PageRequest } from './page-directory.ts';

/** Finds the frontend of a tenant's path, or its redirect. */
export type WhoDraws = (
  tenant: string,
  path: string,
  request?: PageRequest & { wholeQuery?: string },
) => Promise<Drawn | Moved | undefined>;

/**
 * @property query the parameters that selected the redirect; not passed to its target
 * @property redirect the rule, to count its uses
 */
type Moved = { movedTo: string; query?: Readonly<Record<string, string>>; redirect?: string | undefined };

function hasParameters(query: string, expected: Readonly<Record<string, string>>): boolean {
  const parameters = new URLSearchParams(query);
  return Object.entries(expected).every(([name, value]) => parameters.get(name) === value);
}

/**
 * Fixed paths of the table take precedence (PAGE-09). Other paths (`/*`, including `/`) are looked up at the services
 * that own pages. If none knows the path, the site renders it.
 * @throws Problem 503 for a path that only a service could know while it is unavailable: no page is answered with 404
 * then
 */
export const whoDraws =
  (frontends: Frontends, pages: PageDirectory): WhoDraws =>
  async (tenant, path, request) => {
    const drawn = frontends.drawnAt(path);
    if (drawn && drawn.page.path !== '/*') return drawn;
    const isSites = pageKindOf(path) !== 'page';
    const found = await pages.find(tenant, path, request).catch((error: unknown) => {
      if (isSites) return null;
      throw error;
    });
    const byQuery = found?.byQuery?.find(({ query }) => hasParameters(request?.wholeQuery ?? '', query));
    if (byQuery) return byQuery;
    if (!found) return drawn;
    if ('movedTo' in found) return found;
    if (!('frontend' in found)) return drawn;
    const { frontend, data, status, noindex } = found;
    const owned = frontends.drawnBy(frontend, path);
    if (!owned) return drawn;
    return { ...owned, ...(data && { data }), ...(status && { status }), ...(noindex && { isHidden: noindex }) };
  };
