import { isUnchanging } from '@theke/ui/worker/built-files';

export const terminalPage = '/terminal';

/**
 * What becomes of a request. `page`: the network first, what was kept where there is none. `file`: its address says its content, so what was
 * kept is it. `entry`: a built file whose address stays. Undefined: none of the worker's business, as everything that is asked and told.
 */
export type Kind = 'page' | 'file' | 'entry' | undefined;

export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
  const { origin: of, pathname, search } = new URL(url);
  if (method !== 'GET' || of !== origin) return undefined;
  if (mode === 'navigate') return pathname.replace(/\/$/, '') === terminalPage ? 'page' : undefined;
  if (!/^\/(mf|font)\/|^\/theme\.css$/.test(pathname)) return undefined;
  return isUnchanging(pathname + search) ? 'file' : 'entry';
}
