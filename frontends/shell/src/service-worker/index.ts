import type { WorkerMessage } from '@theke/ui/worker/worker-message';
import type { FetchRequestEvent, WorkerScope } from '@theke/ui/worker/worker-scope';
import {
  begin,
  cachedPage,
  cachedPaths,
  clear,
  fill,
  freshFile,
  fromCache,
  isOn,
  keepPage,
  keepPictures,
  lastLanguage,
  tidy,
} from './cache-storage.ts';
import { cachedKind, toCacheKey } from './cached-kind.ts';
import { chooseWindow } from './choose-window.ts';
import { offlinePage } from './offline-page.ts';
import { ownTimeAnswer } from './own-time.ts';
import { clearOwnTime, isOwnTimeOn, keepOwnTime, tidyOwnTime } from './own-time-cache.ts';
import { ownTimeKind } from './own-time-kind.ts';
import { toNotice } from './to-notice.ts';

/**
 * The site's service worker (APP-06, APP-07). Shows push messages and opens their pages. If the app is on, serves the
 * shop and the last menus while offline; online, pages always come from the server. If staff record working time on
 * this device, it also serves that page offline (TIME-21), and no other page of the back office.
 */
const scope = self as unknown as WorkerScope;
const files = scope.files ?? { de: [], en: [] };
const built = [...files.de, ...files.en];
const ownTimeFiles = scope.ownTimeFiles ?? [];

/** Network timeout in ms if there is a cached page. */
const patienceMs = 4_000;

// A newer worker waits until guests restart or leave, so that no session gets a new build.
scope.addEventListener('install', (event) => event.waitUntil(prepare()));

/** Only in the language read last, to avoid loading the shop twice. */
async function prepare(): Promise<void> {
  if (await isOwnTimeOn()) await keepOwnTime(ownTimeFiles, true);
  if (await isOn()) await fill(files[await lastLanguage()]);
  else await scope.skipWaiting();
}

scope.addEventListener('activate', (event) => event.waitUntil(tidyOwnTime(ownTimeFiles)));

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'skip-waiting') event.waitUntil(scope.skipWaiting());
  if (message.type === 'forget') event.waitUntil(forget());
  if (message.type === 'keep') event.waitUntil(startCaching(message));
  if (message.type === 'keep-own-time') {
    hasOwnTime = true;
    // If the connection fails meanwhile, the earlier cache stays.
    event.waitUntil(keepOwnTime(ownTimeFiles, false).catch(() => undefined));
  }
  if (message.type === 'forget-own-time') {
    hasOwnTime = false;
    event.waitUntil(clearOwnTime());
  }
});

/** Undefined until the restarted worker has read it from the caches. */
let on: boolean | undefined;
let hasOwnTime: boolean | undefined;
const restored = Promise.all([isOn(), isOwnTimeOn()]).then(([isAppOn, isPunchedOn]) => {
  on ??= isAppOn;
  hasOwnTime ??= isPunchedOn;
});

async function forget(): Promise<void> {
  on = false;
  await clear();
}

/** Clears the caches again after switching off, because a request in progress may have written to them. */
const stayOff = async (): Promise<void> => (on === false ? clear() : undefined);

async function startCaching({ path, language, pictures }: Extract<WorkerMessage, { type: 'keep' }>): Promise<void> {
  await begin();
  on = true;
  await scope.clients.claim();
  await fill(files[language]);
  const key = toCacheKey(path);
  if (key && !(await cachedPage(key))) await keepPage(key, await fetch(key));
  await keepPictures(pictures);
  await tidy(built);
  await stayOff();
}

scope.addEventListener('fetch', (event) => {
  const kind = on === false ? undefined : cachedKind(event.request, scope.location.origin);
  const ownKind = hasOwnTime === false ? undefined : ownTimeKind(event.request, scope.location.origin);
  if (kind || ownKind) event.respondWith(answer(event, kind, ownKind));
});

async function answer(
  event: FetchRequestEvent,
  kind: ReturnType<typeof cachedKind>,
  ownKind: ReturnType<typeof ownTimeKind>,
): Promise<Response> {
  const { request } = event;
  await restored;
  const answered = ownKind && hasOwnTime ? await ownTimeAnswer(request, ownKind) : undefined;
  if (answered) return answered;
  if (!on || !kind) return fetch(request);
  if (kind === 'page') return pageAnswer(event);
  const file = kind === 'entry' ? freshFile(request) : fromCache(request, kind === 'file' ? 'files' : 'pictures');
  event.waitUntil(file.then(stayOff, stayOff));
  return file;
}

async function pageAnswer(event: FetchRequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const key = toCacheKey(pathname);
  const cached = key ? await cachedPage(key) : undefined;
  const response = fetch(event.request);
  const late = cached && new Promise<Response>((resolve) => setTimeout(() => resolve(cached), patienceMs));
  try {
    const first = await (late ? Promise.race([response, late]) : response);
    if (first === cached) return cached;
    // A checkout shares its menu's cache key and must not overwrite it.
    if (key && key === pathname.replace(/(?<=.)\/$/, ''))
      event.waitUntil(keepPage(key, first.clone()).then(stayOff, stayOff));
    // The gateway works, but the service behind it is unavailable.
    return cached && [502, 503, 504].includes(first.status) ? cached : first;
  } catch {
    return cached ?? offlinePage(await cachedPaths(), await lastLanguage());
  }
}

scope.addEventListener('push', (event) => {
  const { title, options } = toNotice(event.data?.text());
  event.waitUntil(scope.registration.showNotification(title, options));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(toPath(event.notification.data)));
});

async function show(path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = chooseWindow(windows, path);
  await (open ? open.focus() : scope.clients.openWindow(path));
}

/** Path within this origin. */
function toPath(data: unknown): string {
  const { path } = data as { path: string };
  const url = new URL(path, scope.location.origin);
  return url.origin === scope.location.origin ? url.pathname : '/';
}
