import { filesIn, isUnchanging } from '@theke/ui/worker/built-files';
import { ownTimeCache, ownTimePage } from '@theke/ui/worker/cache-names';
import { withTimestamp } from './kept-page.ts';

/** Whether staff record working time on this device (TIME-21). */
export const isOwnTimeOn = (): Promise<boolean> => caches.has(ownTimeCache);

export const clearOwnTime = (): Promise<boolean> => caches.delete(ownTimeCache);

/** Looks up a file without creating the cache. */
export const cachedOwnTimeFile = (url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName: ownTimeCache });

/** Loads a URL. @throws if it cannot be loaded */
async function fetchOk(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (answer.status !== 200 || answer.redirected) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/**
 * Caches the anonymous own-time page with all its files. A page that references another build is left to that build's
 * worker. Files are cached all or none, so that the cache is always complete.
 * @param built files of the build that this worker belongs to
 * @param isNew whether this worker replaces another
 * @throws if a file cannot be loaded; the earlier cache stays complete
 */
export async function keepOwnTime(built: readonly string[], isNew: boolean): Promise<void> {
  const cache = await caches.open(ownTimeCache);
  const page = await fetchOk(ownTimePage, { credentials: 'omit' });
  const html = await page.text();
  const urls = filesIn(html).filter((url) => !url.startsWith('/image/'));
  if (urls.some((url) => url.startsWith('/mf/') && !built.includes(url))) return;
  const isThere = async (url: string) => (await cache.match(url)) !== undefined;
  const isWhole = !isNew && (await Promise.all([...built, ownTimePage].map(isThere))).every(Boolean);
  const loaded = await Promise.all(
    [...new Set([...built, ...urls])].map(async (url) => {
      const isCached = await isThere(url);
      return isCached && (isWhole || isUnchanging(url)) ? undefined : ([url, await fetchOk(url)] as const);
    }),
  );
  for (const entry of loaded) if (entry) await cache.put(...entry);
  await cache.put(ownTimePage, new Response(withTimestamp(html, Date.now()), { headers: page.headers }));
}

/** Deletes files of an earlier build, once its worker is gone. */
export async function tidyOwnTime(built: readonly string[]): Promise<void> {
  const page = await cachedOwnTimeFile(ownTimePage);
  if (!page) return;
  const cache = await caches.open(ownTimeCache);
  const urls = filesIn(await page.text());
  // The cached page is still from the earlier build, because it could not be loaded when this worker was installed.
  if (urls.some((url) => url.startsWith('/mf/') && !built.includes(url))) return;
  const needed = new Set([ownTimePage, ...built, ...urls]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
}
