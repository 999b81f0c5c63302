import { filesIn, isUnchanging } from '@theke/ui/worker/built-files';
import { terminalPage } from './kind-of.ts';

const shelf = (): Promise<Cache> => caches.open('theke-terminal');

export const kept = async (url: string): Promise<Response | undefined> => (await shelf()).match(url);

/** @throws where it cannot be had */
async function asked(url: string, how?: RequestInit): Promise<Response> {
  const answer = await fetch(url, how);
  if (answer.status !== 200 || answer.redirected) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/**
 * Keeps the page as nobody in particular gets it, with all that it names or may load later.
 * @param built the files of the build that this worker belongs to
 * @returns the addresses of what is kept now
 * @throws where something cannot be had: the page before stays whole
 */
export async function keepTerminal(built: readonly string[]): Promise<ReadonlySet<string>> {
  const cache = await shelf();
  const page = await asked(terminalPage, { credentials: 'omit' });
  const named = filesIn(await page.clone().text());
  const urls = [...new Set([...built, ...named])];
  await Promise.all(
    urls.map(async (url) => {
      if (!(isUnchanging(url) && (await cache.match(url)))) await cache.put(url, await asked(url));
    }),
  );
  await cache.put(terminalPage, page);
  return new Set([terminalPage, ...urls]);
}

/** Takes away what an earlier build has left; only while no page of before is open. */
export async function dropOthers(needed: ReadonlySet<string>): Promise<void> {
  const cache = await shelf();
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
}
