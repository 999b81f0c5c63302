import type { FetchRequestEvent, WorkerScope } from '@theke/ui/worker/worker-scope';
import { cached, dropOthers, keepTerminal } from './cache-storage.ts';
import { kindOf, terminalPage } from './kind-of.ts';

/**
 * Service worker of a terminal: a tablet started offline still opens its page, which is cached here (TIME-03). The
 * page itself stores punches until they are sent.
 */
const scope = self as unknown as WorkerScope;
const built = scope.files?.de ?? [];

/** Network timeout in ms if there is a cached page. */
const patienceMs = 4_000;

// Activates at once: old files stay cached until the page is reloaded.
scope.addEventListener('install', (event) => event.waitUntil(keepTerminal(built).then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin);
  if (kind) event.respondWith(kind === 'page' ? page(event) : file(event.request, kind === 'file'));
});

async function page(event: FetchRequestEvent): Promise<Response> {
  const before = await cached(terminalPage);
  const response = fetch(event.request);
  if (!before) return response;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(before), patienceMs));
  try {
    const answer = await Promise.race([response, late]);
    if (answer === before || answer.status >= 500) return before;
    // If the connection fails meanwhile, the earlier page stays.
    event.waitUntil(keepTerminal(built).then(dropOthers, () => undefined));
    return answer;
  } catch {
    return before;
  }
}

async function file(request: Request, isUnchanging: boolean): Promise<Response> {
  const found = await cached(request.url);
  if (found && isUnchanging) return found;
  return fetch(request).catch((error: unknown) => {
    if (found) return found;
    throw error;
  });
}
