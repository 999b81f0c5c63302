import { isUnchanging } from '@theke/ui/worker/built-files';

export const tvPage = '/tv';

/**
 * Caching strategy of a request. `page`: network first, cache as fallback. `file`: immutable, cache first. `entry`: a
 * built file with a stable URL. `media`: stored by the player, cache first. Undefined: not handled, such as API
 * requests and the preview.
 */
export type Kind = 'page' | 'file' | 'entry' | 'media' | undefined;

export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
  const { origin: requestOrigin, pathname, search } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return undefined;
  if (mode === 'navigate') return pathname.replace(/\/$/, '') === tvPage ? 'page' : undefined;
  if (/^\/(image|upload)\//.test(pathname)) return 'media';
  if (!/^\/(mf|font)\/|^\/theme\.css$/.test(pathname)) return undefined;
  return isUnchanging(pathname + search) ? 'file' : 'entry';
}
