import type { Language } from '@theke/rules/site/language';
import { filesIn, isUnchanging } from '@theke/ui/worker/built-files';
import { cacheNames } from '@theke/ui/worker/cache-names';
import { isSomebodys, languageOf, stamped } from './kept-page.ts';

/** Pages of so many paths, the last ones that were read. */
const maxPages = 12;
const maxPictures = 150;

/** A new one at the end, and the first ones give way. */
async function put(cache: Cache, url: string, answer: Response, limit: number): Promise<void> {
  await cache.delete(url);
  await cache.put(url, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((one) => cache.delete(one)));
}

const isGood = (answer: Response): boolean => answer.status === 200 && !answer.redirected;

const open = async (name: keyof typeof cacheNames): Promise<Cache> => caches.open(cacheNames[name]);

/** Something is kept here only while the app is on (APP-07). */
export const isOn = (): Promise<boolean> => caches.has(cacheNames.pages);

export const begin = async (): Promise<void> => void (await open('pages'));

export const clear = async (): Promise<void> => {
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)));
};

/** Files whose address says their content are asked for once, others each time. @throws where one cannot be had */
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

/** Keeps a page with what it names. One that failed, or is somebody's, is not kept. @returns whether it is */
export async function keepPage(path: string, answer: Response): Promise<boolean> {
  if (!isGood(answer) || !answer.headers.get('content-type')?.startsWith('text/html')) return false;
  const html = await answer.text();
  if (isSomebodys(html)) return false;
  const { headers } = answer;
  const named = filesIn(html);
  await fill(named.filter((url) => !url.startsWith('/image/')));
  await keepPictures(named.filter((url) => url.startsWith('/image/')));
  await put(await open('pages'), path, new Response(stamped(html, Date.now()), { headers }), maxPages);
  return true;
}

export async function keepPictures(urls: readonly string[]): Promise<void> {
  const pictures = await open('pictures');
  for (const url of urls) {
    if (await pictures.match(url)) continue;
    const answer = await fetch(url).catch(() => undefined);
    // A page reads whole without one.
    if (answer && isGood(answer)) await put(pictures, url, answer, maxPictures);
  }
}

export const cachedPage = async (path: string): Promise<Response | undefined> => (await open('pages')).match(path);

/** Paths of what can be read without a connection. */
export const cachedPaths = async (): Promise<string[]> =>
  (await (await open('pages')).keys()).map(({ url }) => new URL(url).pathname);

/** What the guest read last: a page that is kept anew becomes the last one. */
export async function lastLanguage(): Promise<Language> {
  const path = (await cachedPaths()).at(-1);
  const page = path === undefined ? undefined : await cachedPage(path);
  return languageOf((await page?.text()) ?? '');
}

/** What was kept, else what the network says, which is kept then; of a picture without a connection any size of it that there is. */
export async function fromShelf(request: Request, name: 'files' | 'pictures'): Promise<Response> {
  const cache = await open(name);
  const found = await cache.match(request.url);
  if (found) return found;
  try {
    const answer = await fetch(request);
    if (isGood(answer))
      await put(cache, request.url, answer.clone(), name === 'pictures' ? maxPictures : Number.POSITIVE_INFINITY);
    return answer;
  } catch (error) {
    const other = name === 'pictures' && (await otherSize(cache, request.url));
    if (other) return other;
    throw error;
  }
}

/** `/image/small/ID-VERSION.webp` for `/image/thumbnail/ID-VERSION.webp`: browsers choose a size anew at each visit. */
async function otherSize(cache: Cache, url: string): Promise<Response | undefined> {
  const file = url.slice(url.lastIndexOf('/'));
  const kept = (await cache.keys()).find((one) => one.url.endsWith(file));
  return kept && cache.match(kept);
}

/** A file that changes under its address: what was kept only without a connection. */
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
 * After a deployment: pages that name files of before are asked for anew, and only then do those files go, so that none is ever kept
 * that cannot be shown. Without a connection all stays as it is.
 * @param built the files of the build that this worker belongs to
 */
export async function tidy(built: readonly string[]): Promise<void> {
  const [files, pages] = [await open('files'), await open('pages')];
  const hrefOf = (url: string) => new URL(url, self.location.origin).href;
  const isBuilt = new Set(built.map(hrefOf));
  const old = (await files.keys()).map(({ url }) => url).filter((url) => !isBuilt.has(url));
  if (!old.some((url) => /\/mf\/(shell|storefront)\//.test(url))) return;
  for (const path of await cachedPaths()) {
    const answer = await fetch(path).catch(() => undefined);
    if (!answer) return;
    if (!(await keepPage(path, answer))) await pages.delete(path);
  }
  const shown = await Promise.all((await pages.keys()).map(async (one) => (await pages.match(one))?.text() ?? ''));
  const needed = new Set(shown.flatMap(filesIn).map(hrefOf));
  await Promise.all(old.filter((url) => !needed.has(url)).map((url) => files.delete(url)));
}
