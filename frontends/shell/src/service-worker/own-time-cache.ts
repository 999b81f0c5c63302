import { filesIn, isUnchanging } from '@theke/ui/worker/built-files';
import { ownTimeCache, ownTimePage } from '@theke/ui/worker/cache-names';
import { stamped } from './kept-page.ts';

/** Somebody punches on this device (TIME-21). */
export const isOwnTimeOn = (): Promise<boolean> => caches.has(ownTimeCache);

export const clearOwnTime = (): Promise<boolean> => caches.delete(ownTimeCache);

/** Looking does not switch it on. */
export const cachedOwnTimeFile = (url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName: ownTimeCache });

/** @throws where it cannot be had */
async function asked(url: string, how?: RequestInit): Promise<Response> {
  const answer = await fetch(url, how);
  if (answer.status !== 200 || answer.redirected) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/**
 * Keeps the page as nobody in particular gets it, with every file that it needs. One that names files of another build is left to the worker of that
 * build, and files are only taken together, so that what is kept is whole at each moment.
 * @param built the files of the build that this worker belongs to
 * @param isNew this worker replaces one
 * @throws where something cannot be had: what was kept before stays whole
 */
export async function keepOwnTime(built: readonly string[], isNew: boolean): Promise<void> {
  const cache = await caches.open(ownTimeCache);
  const page = await asked(ownTimePage, { credentials: 'omit' });
  const html = await page.text();
  const named = filesIn(html).filter((url) => !url.startsWith('/image/'));
  if (named.some((url) => url.startsWith('/mf/') && !built.includes(url))) return;
  const isThere = async (url: string) => (await cache.match(url)) !== undefined;
  const isWhole = !isNew && (await Promise.all([...built, ownTimePage].map(isThere))).every(Boolean);
  const needed = await Promise.all(
    [...new Set([...built, ...named])].map(async (url) => {
      const isKept = await isThere(url);
      return isKept && (isWhole || isUnchanging(url)) ? undefined : ([url, await asked(url)] as const);
    }),
  );
  for (const one of needed) if (one) await cache.put(...one);
  await cache.put(ownTimePage, new Response(stamped(html, Date.now()), { headers: page.headers }));
}

/** Takes away what an earlier build has left, once its worker is gone. */
export async function tidyOwnTime(built: readonly string[]): Promise<void> {
  const page = await cachedOwnTimeFile(ownTimePage);
  if (!page) return;
  const cache = await caches.open(ownTimeCache);
  const named = filesIn(await page.text());
  // What is kept is still of the build before: the page was not to be had when this worker came.
  if (named.some((url) => url.startsWith('/mf/') && !built.includes(url))) return;
  const needed = new Set([ownTimePage, ...built, ...named]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
}
