import type { Language } from '@theke/rules/site/language';
import { filesIn, isUnchanging } from '@theke/ui/worker/built-files';
import { cacheNames } from '@theke/ui/worker/cache-names';
import { isSomebodys, languageOf, withTimestamp } from './kept-page.ts';

/** Cache limit in pages; the most recently read ones are kept. */
const maxPages = 12;
const maxPictures = 150;

/** Adds an entry at the end and removes the oldest ones above the limit. */
async function putLimited(cache: Cache, url: string, answer: Response, limit: number): Promise<void> {
  await cache.delete(url);
  await cache.put(url, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((one) => cache.delete(one)));
}

const isGood = (answer: Response): boolean => answer.status === 200 && !answer.redirected;

const open = async (name: keyof typeof cacheNames): Promise<Cache> => caches.open(cacheNames[name]);

/** Whether offline mode is on; only then is anything cached (APP-07). */
export const isOn = (): Promise<boolean> => caches.has(cacheNames.pages);

export const begin = async (): Promise<void> => void (await open('pages'));

export const clear = async (): Promise<void> => {
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)));
};

/** Caches files: immutable ones once, others are requested each time. @throws if a file cannot be loaded */
export async function fill(urls: readonly string[]): Promise<void> {
  const files = await open('files');
  const missing = await Promise.all(
    urls.map(async (url) => (isUnchanging(url) && (await files.match(url)) ? undefined : url)),
  );
  await Promise.all(
    missing.map(async (url) => {
      if (!url) return;
      const answer = await fetch(url);
      if (!isGood(answer)) throw new Error(`${url}: ${answer.status}`);
      await files.put(url, answer);
    }),
  );
}

/**
 * Caches a page with its files and pictures. Failed and personal pages are not cached. @returns whether it was cached
 */
export async function keepPage(path: string, answer: Response): Promise<boolean> {
  if (!isGood(answer) || !answer.headers.get('content-type')?.startsWith('text/html')) return false;
  const html = await answer.text();
  if (isSomebodys(html)) return false;
  const { headers } = answer;
  const urls = filesIn(html);
  await fill(urls.filter((url) => !url.startsWith('/image/')));
  await keepPictures(urls.filter((url) => url.startsWith('/image/')));
  await putLimited(await open('pages'), path, new Response(withTimestamp(html, Date.now()), { headers }), maxPages);
  return true;
}

export async function keepPictures(urls: readonly string[]): Promise<void> {
  const pictures = await open('pictures');
  for (const url of urls) {
    if (await pictures.match(url)) continue;
    const answer = await fetch(url).catch(() => undefined);
    // Pictures are optional for a cached page.
    if (answer && isGood(answer)) await putLimited(pictures, url, answer, maxPictures);
  }
}

export const cachedPage = async (path: string): Promise<Response | undefined> => (await open('pages')).match(path);

/** Paths of the pages that are available offline. */
export const cachedPaths = async (): Promise<string[]> =>
  (await (await open('pages')).keys()).map(({ url }) => new URL(url).pathname);

/** Language of the page that was cached last. */
export async function lastLanguage(): Promise<Language> {
  const path = (await cachedPaths()).at(-1);
  const page = path === undefined ? undefined : await cachedPage(path);
  return languageOf((await page?.text()) ?? '');
}

/** Cache first, then network, whose response is cached; for a picture while offline, any cached size. */
export async function fromCache(request: Request, name: 'files' | 'pictures'): Promise<Response> {
  const cache = await open(name);
  const found = await cache.match(request.url);
  if (found) return found;
  try {
    const answer = await fetch(request);
    if (isGood(answer))
      await putLimited(
        cache,
        request.url,
        answer.clone(),
        name === 'pictures' ? maxPictures : Number.POSITIVE_INFINITY,
      );
    return answer;
  } catch (error) {
    const otherPicture = name === 'pictures' && (await otherSize(cache, request.url));
    if (otherPicture) return otherPicture;
    throw error;
  }
}

/**
 * Finds another size of a picture: `/image/small/ID-VERSION.webp` for `/image/thumbnail/ID-VERSION.webp`. Browsers
 * choose the size anew on each visit.
 */
async function otherSize(cache: Cache, url: string): Promise<Response | undefined> {
  const file = url.slice(url.lastIndexOf('/'));
  const match = (await cache.keys()).find((one) => one.url.endsWith(file));
  return match && cache.match(match);
}

/** Network first for a file that changes under its URL; the cache is used while offline. */
export async function freshFile(request: Request): Promise<Response> {
  const files = await open('files');
  try {
    const answer = await fetch(request);
    if (isGood(answer)) await files.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const found = await files.match(request.url);
    if (found) return found;
    throw error;
  }
}

/**
 * After a deployment, reloads pages that reference old files and only then deletes these files, so that no page is
 * cached without its files. While offline, nothing changes.
 * @param built files of the build that this worker belongs to
 */
export async function tidy(built: readonly string[]): Promise<void> {
  const [files, pages] = [await open('files'), await open('pages')];
  const toHref = (url: string) => new URL(url, self.location.origin).href;
  const isBuilt = new Set(built.map(toHref));
  const outdated = (await files.keys()).map(({ url }) => url).filter((url) => !isBuilt.has(url));
  if (!outdated.some((url) => /\/mf\/(shell|storefront)\//.test(url))) return;
  for (const path of await cachedPaths()) {
    const answer = await fetch(path).catch(() => undefined);
    if (!answer) return;
    if (!(await keepPage(path, answer))) await pages.delete(path);
  }
  const pageTexts = await Promise.all((await pages.keys()).map(async (one) => (await pages.match(one))?.text() ?? ''));
  const needed = new Set(pageTexts.flatMap(filesIn).map(toHref));
  await Promise.all(outdated.filter((url) => !needed.has(url)).map((url) => files.delete(url)));
}
