import { filesIn, isUnchanging } from '@theke/ui/worker/built-files';
import { terminalPage } from './kind-of.ts';

const openCache = (): Promise<Cache> => caches.open('theke-terminal');

export const cached = async (url: string): Promise<Response | undefined> => (await openCache()).match(url);

/** Loads a URL. @throws if it cannot be loaded */
async function fetchOk(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (answer.status !== 200 || answer.redirected) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/**
 * Caches the anonymous page with everything it references or may load later.
 * @param built files of the build that this worker belongs to
 * @returns the URLs that are cached now
 * @throws if a file cannot be loaded; the earlier page stays complete
 */
export async function keepTerminal(built: readonly string[]): Promise<ReadonlySet<string>> {
  const cache = await openCache();
  const page = await fetchOk(terminalPage, { credentials: 'omit' });
  const pageFiles = filesIn(await page.clone().text());
  const urls = [...new Set([...built, ...pageFiles])];
  await Promise.all(
    urls.map(async (url) => {
      if (!(isUnchanging(url) && (await cache.match(url)))) await cache.put(url, await fetchOk(url));
    }),
  );
  await cache.put(terminalPage, page);
  return new Set([terminalPage, ...urls]);
}

/** Deletes files of an earlier build; only while no page of it is open. */
export async function dropOthers(needed: ReadonlySet<string>): Promise<void> {
  const cache = await openCache();
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
}
