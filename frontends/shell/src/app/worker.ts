import { serviceWorkerPath } from '@theke/contracts/gateway/service-worker-path';
import { cacheNames, ownTimeCache } from '@theke/ui/worker/cache-names';
import { leaveWorker } from '@theke/ui/worker/leave-worker';
import type { WorkerMessage } from '@theke/ui/worker/worker-message';

/** Registration of this site's worker, whether for the app, push messages or staff's own time. */
const registered = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration('/');

/** Registration, if the app is installed; a worker for staff caches nothing for guests. */
export const registeredApp = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await caches.has(cacheNames.pages)) ? registered() : undefined;

export const post = (worker: ServiceWorker | null, message: WorkerMessage): void => worker?.postMessage(message);

/** Makes the shop available offline, starting with the current page (APP-06). @throws if the browser refuses */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(serviceWorkerPath, { scope: '/' });
  const registration = await navigator.serviceWorker.ready;
  keepWhatIsShown(registration);
  return registration;
}

export function keepWhatIsShown({ active }: ServiceWorkerRegistration): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const pictures = loaded.filter(
    ({ origin, pathname }) => origin === window.location.origin && /^\/(image|font)\//.test(pathname),
  );
  const urls = [...new Set(pictures.map(({ pathname, search }) => pathname + search))];
  const language = document.documentElement.lang === 'en' ? 'en' : 'de';
  post(active, { type: 'keep', path: window.location.pathname, language, pictures: urls });
}

/** Deletes all caches for guests, and unregisters the worker unless staff need it (APP-07). */
export async function letGoOfWorker(): Promise<void> {
  const registration = await registered();
  if (!registration) return;
  post(registration.active, { type: 'forget' });
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)));
  await leaveWorker(registration, ownTimeCache);
}
