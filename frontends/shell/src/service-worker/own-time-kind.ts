import { isUnchanging } from '@theke/ui/worker/built-files';
import { ownTimePage } from '@theke/ui/worker/cache-names';

/**
 * Caching strategy of a request on a device where staff record working time (TIME-21). `page`: the own-time page.
 * `office`: another page of the back office, none of which is cached. `file`: immutable, cache first. `entry`: a
 * built file with a stable URL. Undefined: not handled, such as API requests.
 */
export type OwnTimeKind = 'page' | 'office' | 'file' | 'entry' | undefined;

export function ownTimeKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): OwnTimeKind {
  const { origin: requestOrigin, pathname, search } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return undefined;
  if (mode === 'navigate') {
    if (pathname.replace(/\/$/, '') === ownTimePage) return 'page';
    return /^\/backend(\/|$)/.test(pathname) ? 'office' : undefined;
  }
  if (/^\/mf\/(shell|back-office)\//.test(pathname)) return isUnchanging(pathname) ? 'file' : 'entry';
  return pathname.startsWith('/font/') || (pathname === '/theme.css' && search) ? 'file' : undefined;
}
