import { serviceWorkerPath } from '@theke/contracts/gateway/service-worker-path';
import { cacheNames } from '../service-worker/cache-names.ts';
import type { TellWorker } from '../service-worker/told.ts';

/** Of this site, whoever asked for it: the app, or somebody who wants pushes. */
export const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration('/');

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

/** Nothing is kept on this device any more; the worker goes too, unless it brings somebody pushes (APP-07). */
export async function letGoOfWorker(): Promise<void> {
  const registration = await registered();
  if (!registration) return;
  tell(registration.active, { type: 'forget' });
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)));
  if (!(await registration.pushManager?.getSubscription().catch(() => null))) await registration.unregister();
}
