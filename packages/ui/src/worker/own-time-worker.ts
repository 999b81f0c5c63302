import { serviceWorkerPath } from '@theke/contracts/gateway/service-worker-path';
import { cacheNames, ownTimeCache, ownTimePage } from './cache-names.ts';
import { leaveWorker } from './leave-worker.ts';
import type { WorkerMessage } from './worker-message.ts';

const post = (worker: ServiceWorker | null, message: WorkerMessage): void => worker?.postMessage(message);

/**
 * Makes the own-time page available offline (TIME-21). Browsers without service workers only show it online. If a
 * newer worker is being installed, the message goes to that one: a message would wake up the old worker and delay its
 * replacement.
 */
export async function keepOwnTimePage(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register(serviceWorkerPath, { scope: '/' });
  const { installing, waiting, active } = await navigator.serviceWorker.ready;
  const newer = installing ?? waiting;
  post(newer, { type: 'keep-own-time' });
  if (!newer || !(await isOwnTimePageCached())) post(active, { type: 'keep-own-time' });
}

/** Deletes the cached own-time page, and unregisters the worker if no other feature needs it. */
export async function forgetOwnTimePage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  if (!registration) return;
  const { installing, waiting, active } = registration;
  for (const worker of [installing, waiting, active]) post(worker, { type: 'forget-own-time' });
  await caches.delete(ownTimeCache);
  await leaveWorker(registration, cacheNames.pages);
}

/** Whether the own-time page is cached and can be loaded offline. */
export const isOwnTimePageCached = async (): Promise<boolean> =>
  navigator.serviceWorker !== undefined &&
  (await caches.match(ownTimePage, { cacheName: ownTimeCache }).catch(() => undefined)) !== undefined;
