import type { Asked, WorkerScope } from '@theke/ui/worker/worker-scope';
import { dropOthers, keepTerminal, kept } from './cache-storage.ts';
import { kindOf, terminalPage } from './kind-of.ts';

/**
 * A tablet that is switched on without a connection opens its terminal all the same (TIME-03): page and files lie ready here. What is pressed
 * is the page's own matter, which keeps it until the server has it.
 */
const scope = self as unknown as WorkerScope;
const built = scope.files?.de ?? [];

/** Who has a page at hand waits for the network no longer than this. */
const patienceMs = 4_000;

// Nothing is under way that a newer worker could disturb: files of before stay until the page is opened anew.
scope.addEventListener('install', (event) => event.waitUntil(keepTerminal(built).then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin);
  if (kind) event.respondWith(kind === 'page' ? page(event) : file(event.request, kind === 'file'));
});

async function page(event: Asked): Promise<Response> {
  const before = await kept(terminalPage);
  const asked = fetch(event.request);
  if (!before) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(before), patienceMs));
  try {
    const answer = await Promise.race([asked, late]);
    if (answer === before || answer.status >= 500) return before;
    // Without a connection in the middle of it, the page before stays.
    event.waitUntil(keepTerminal(built).then(dropOthers, () => undefined));
    return answer;
  } catch {
    return before;
  }
}

async function file(request: Request, isUnchanging: boolean): Promise<Response> {
  const found = await kept(request.url);
  if (found && isUnchanging) return found;
  return fetch(request).catch((error: unknown) => {
    if (found) return found;
    throw error;
  });
}
