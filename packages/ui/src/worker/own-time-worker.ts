import { serviceWorkerPath } from '@theke/contracts/gateway/service-worker-path';
import { cacheNames, ownTimeCache, ownTimePage } from './cache-names.ts';
import { leaveWorker } from './leave-worker.ts';
import type { TellWorker } from './told.ts';

const tell = (worker: ServiceWorker | null, told: TellWorker): void => worker?.postMessage(told);

/**
 * From now on the page for one's own time opens without a connection (TIME-21). A browser that keeps nothing shows it with one.
 * Where a newer worker is on its way, it is the one that is told: a message wakes up the one it replaces, which then stays.
 */
export async function keepOwnTimePage(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register(serviceWorkerPath, { scope: '/' });
  const { installing, waiting, active } = await navigator.serviceWorker.ready;
  const newer = installing ?? waiting;
  tell(newer, { type: 'keep-own-time' });
  if (!newer || !(await isOwnTimePageKept())) tell(active, { type: 'keep-own-time' });
}

/** Nothing of it is kept any more; the worker goes too where it brings nothing else. */
export async function forgetOwnTimePage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  if (!registration) return;
  const { installing, waiting, active } = registration;
  for (const worker of [installing, waiting, active]) tell(worker, { type: 'forget-own-time' });
  await caches.delete(ownTimeCache);
  await leaveWorker(registration, cacheNames.pages);
}

/** Whether this page could be loaded anew without a connection. */
export const isOwnTimePageKept = async (): Promise<boolean> =>
  navigator.serviceWorker !== undefined &&
  (await caches.match(ownTimePage, { cacheName: ownTimeCache }).catch(() => undefined)) !== undefined;
