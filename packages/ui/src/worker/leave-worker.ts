import { cacheNames, ownTimeCache } from './cache-names.ts';

/** The one worker goes where nothing needs it any more: neither the app, nor pushes, nor somebody who punches here (APP-07). */
export async function leaveWorker(registration: ServiceWorkerRegistration): Promise<void> {
  for (const name of [cacheNames.pages, ownTimeCache]) if (await caches.has(name)) return;
  if (await registration.pushManager?.getSubscription().catch(() => null)) return;
  await registration.unregister();
}
