import { filesIn, isUnchanging } from '@theke/ui/worker/built-files';
import { tvPage } from './kind-of.ts';

const openCache = (): Promise<Cache> => caches.open('theke-tv-page');

export const findCached = async (url: string): Promise<Response | undefined> => (await openCache()).match(url);

/** Loads a URL. @throws if it cannot be loaded */
async function fetchOk(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (answer.status !== 200 || answer.redirected) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/**
 * Caches the anonymous page with all files that it needs, then deletes those of earlier builds.
 * @param built files of the build that this worker belongs to
 * @throws if a file cannot be loaded; the earlier page stays complete
 */
export async function cachePage(built: readonly string[]): Promise<void> {
  const cache = await openCache();
  const page = await fetchOk(tvPage, { credentials: 'omit' });
  const urls = new Set([...built, ...filesIn(await page.clone().text())]);
  await Promise.all(
    [...urls].map(async (url) => {
      if (!(isUnchanging(url) && (await cache.match(url)))) await cache.put(url, await fetchOk(url));
    }),
  );
  await cache.put(tvPage, page);
}

/** Deletes files that the cached page and build do not need. Only while no page of an earlier build is open. */
export async function dropEarlierFiles(built: readonly string[]): Promise<void> {
  const cache = await openCache();
  const page = await cache.match(tvPage);
  if (!page) return;
  const needed = new Set([tvPage, ...built, ...filesIn(await page.text())]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
}
