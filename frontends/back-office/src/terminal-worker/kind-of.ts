import { isUnchanging } from '@theke/ui/worker/built-files';

export const terminalPage = '/terminal';

/**
 * Caching strategy of a request. `page`: network first, cache as fallback. `file`: immutable, cache first. `entry`: a
 * built file with a stable URL. Undefined: not handled, such as API requests.
 */
export type Kind = 'page' | 'file' | 'entry' | undefined;

export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
  const { origin: requestOrigin, pathname, search } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return undefined;
  if (mode === 'navigate') return pathname.replace(/\/$/, '') === terminalPage ? 'page' : undefined;
  if (!/^\/(mf|font)\/|^\/theme\.css$/.test(pathname)) return undefined;
  return isUnchanging(pathname + search) ? 'file' : 'entry';
}
