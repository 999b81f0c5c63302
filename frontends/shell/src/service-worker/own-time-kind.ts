import { isUnchanging } from '@theke/ui/worker/built-files';
import { ownTimePage } from '@theke/ui/worker/cache-names';

/**
 * What becomes of a request where somebody punches on this device (TIME-21). `page`: the page for it. `office`: another page of the back office, of which none is kept.
 * `file`: its address says its content, so what was kept is it. `entry`: a built file whose address stays. Undefined: not its business, as everything that is asked of the API.
 */
export type OwnTimeKind = 'page' | 'office' | 'file' | 'entry' | undefined;

export function ownTimeKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): OwnTimeKind {
  const { origin: of, pathname, search } = new URL(url);
  if (method !== 'GET' || of !== origin) return undefined;
  if (mode === 'navigate') {
    if (pathname.replace(/\/$/, '') === ownTimePage) return 'page';
    return /^\/backend(\/|$)/.test(pathname) ? 'office' : undefined;
  }
  if (/^\/mf\/(shell|back-office)\//.test(pathname)) return isUnchanging(pathname) ? 'file' : 'entry';
  return pathname.startsWith('/font/') || (pathname === '/theme.css' && search) ? 'file' : undefined;
}
