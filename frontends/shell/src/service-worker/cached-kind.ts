import { pageKindOf } from '@theke/rules/site/page';
import { isUnchanging } from '@theke/ui/worker/built-files';

/**
 * Caching strategy of a request. `page`: network first, cache as fallback. `file`: immutable, cache first. `entry`: a
 * built file with a stable URL. `picture`: like `file`, with a limit. Undefined: not handled, such as writes,
 * personal data and staff pages.
 */
export type CachedKind = 'page' | 'file' | 'entry' | 'picture' | undefined;

type RequestFacts = Pick<Request, 'method' | 'mode' | 'url'>;

const builtFiles = /^\/mf\/((shell|storefront)(-en)?|corporate)\//;

export function cachedKind({ method, mode, url }: RequestFacts, origin: string): CachedKind {
  const { origin: requestOrigin, pathname, search } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return undefined;
  if (mode === 'navigate') return /^\/(api|backend|frontdesk)(\/|$)/.test(pathname) ? undefined : 'page';
  if (builtFiles.test(pathname)) return isUnchanging(pathname) ? 'file' : 'entry';
  if (pathname === '/theme.css' && search) return 'file';
  return /^\/(image|font)\//.test(pathname) ? 'picture' : undefined;
}

/**
 * Path under which a page is cached; undefined for pages that are not, such as payments and orders, which are
 * personal. A checkout uses its menu's page.
 */
export function toCacheKey(path: string): string | undefined {
  switch (pageKindOf(path)) {
    case 'list':
      return '/';
    case 'branch':
    case 'legal':
    case 'contact':
      return path.replace(/\/$/, '');
    case 'checkout':
      return path.replace(/\/checkout.*$/, '');
    default:
      return undefined;
  }
}
