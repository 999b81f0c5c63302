import { pageKindOf } from '@theke/rules/site/page';
import { isUnchanging } from '@theke/ui/worker/built-files';

/**
 * What becomes of a request. `page`: the network first, what was kept where there is none. `file`: its address says its content, so what
 * was kept is it. `entry`: a built file whose address stays. `picture`: as a file, and the oldest give way. Undefined: none of the worker's
 * business, as everything that is written, somebody's own, or staff's.
 */
export type CachedKind = 'page' | 'file' | 'entry' | 'picture' | undefined;

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

const builtFiles = /^\/mf\/((shell|storefront)(-en)?|corporate)\//;

export function kindOf({ method, mode, url }: Asked, origin: string): CachedKind {
  const { origin: of, pathname, search } = new URL(url);
  if (method !== 'GET' || of !== origin) return undefined;
  if (mode === 'navigate') return /^\/(api|backend|frontdesk)(\/|$)/.test(pathname) ? undefined : 'page';
  if (builtFiles.test(pathname)) return isUnchanging(pathname) ? 'file' : 'entry';
  if (pathname === '/theme.css' && search) return 'file';
  return /^\/(image|font)\//.test(pathname) ? 'picture' : undefined;
}

/**
 * Under which path a page is kept; undefined for those that are not: a payment and an order are somebody's own. A checkout is drawn from
 * what its menu brings along.
 */
export function cacheKeyOf(path: string): string | undefined {
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
