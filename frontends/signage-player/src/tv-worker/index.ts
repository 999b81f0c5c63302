import type { FetchRequestEvent, WorkerScope } from '@theke/ui/worker/worker-scope';
import { isHeartbeat } from '../watchdog/heartbeat.ts';
import { kindOf, tvPage } from './kind-of.ts';
import { cachePage, dropEarlierFiles, findCached } from './page-cache.ts';
import { serveMedia } from './serve-media.ts';
import { watchHeartbeat } from './watch-heartbeat.ts';

/**
 * Service worker of TVs: a TV that is switched on without a connection still opens its page, and shows the pictures and
 * videos that the player stored.
 */
const scope = self as unknown as WorkerScope;
const built = scope.files?.de ?? [];

/** Network timeout in ms if there is a cached page. */
const patienceMs = 4_000;

// Activates at once: old files stay cached until the page is reloaded.
scope.addEventListener('install', (event) => event.waitUntil(cachePage(built).then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('message', (event) => {
  if (!isHeartbeat(event.data)) return;
  const listWindows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: false });
  event.waitUntil(watchHeartbeat(listWindows));
});

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin);
  if (kind === 'page') event.respondWith(servePage(event));
  else if (kind === 'media')
    event.respondWith(serveMedia(event.request).then((found) => found ?? fetch(event.request)));
  else if (kind) event.respondWith(serveFile(event.request, kind === 'file'));
});

async function servePage(event: FetchRequestEvent): Promise<Response> {
  const before = await findCached(tvPage);
  const response = fetch(event.request);
  if (!before) return response;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(before), patienceMs));
  try {
    const answer = await Promise.race([response, late]);
    // A proxy's error page or a captive portal must not replace the player.
    if (answer === before || answer.status !== 200 || answer.redirected) return before;
    // If the connection fails meanwhile, the earlier page stays.
    event.waitUntil(
      cachePage(built).then(
        () => dropEarlierFiles(built),
        () => undefined,
      ),
    );
    return answer;
  } catch {
    return before;
  }
}

async function serveFile(request: Request, isUnchanging: boolean): Promise<Response> {
  const found = await findCached(request.url);
  if (found && isUnchanging) return found;
  return fetch(request).catch((error: unknown) => {
    if (found) return found;
    throw error;
  });
}
