import { serviceWorkerPath } from '@theke/contracts/gateway/service-worker-path';
import { cacheNames, ownTimeCache } from '@theke/ui/worker/cache-names';
import { leaveWorker } from '@theke/ui/worker/leave-worker';
import type { TellWorker } from '@theke/ui/worker/told';

/** Of this site, whoever asked for it: the app, somebody who wants pushes, or who punches here. */
const registered = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration('/');

/** Where the app is on; a worker that brings staff something keeps nothing for guests. */
export const registeredApp = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await caches.has(cacheNames.pages)) ? registered() : undefined;

export const tell = (worker: ServiceWorker | null, told: TellWorker): void => worker?.postMessage(told);

/** From now on the shop opens without a connection, beginning with what is in view (APP-06). @throws where the browser refuses */
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
  tell(active, { type: 'keep', path: window.location.pathname, language, pictures: urls });
}

/** Nothing is kept for guests on this device any more; the worker goes too, unless it brings staff something (APP-07). */
export async function letGoOfWorker(): Promise<void> {
  const registration = await registered();
  if (!registration) return;
  tell(registration.active, { type: 'forget' });
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)));
  await leaveWorker(registration, ownTimeCache);
}
