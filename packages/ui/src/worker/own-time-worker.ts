import { serviceWorkerPath } from '@theke/contracts/gateway/service-worker-path';
import { ownTimeCache, ownTimePage } from './cache-names.ts';
import { leaveWorker } from './leave-worker.ts';
import type { TellWorker } from './told.ts';

const tell = ({ active }: ServiceWorkerRegistration, told: TellWorker): void => active?.postMessage(told);

/** From now on the page for one's own time opens without a connection (TIME-21). A browser that keeps nothing shows it with one. */
export async function keepOwnTimePage(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register(serviceWorkerPath, { scope: '/' });
  tell(await navigator.serviceWorker.ready, { type: 'keep-own-time' });
}

/** Nothing of it is kept any more; the worker goes too where it brings nothing else. */
export async function forgetOwnTimePage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  if (!registration) return;
  tell(registration, { type: 'forget-own-time' });
  await caches.delete(ownTimeCache);
  await leaveWorker(registration);
}

/** Whether this page could be loaded anew without a connection. */
export const isOwnTimePageKept = async (): Promise<boolean> =>
  navigator.serviceWorker !== undefined &&
  (await caches.match(ownTimePage, { cacheName: ownTimeCache }).catch(() => undefined)) !== undefined;
