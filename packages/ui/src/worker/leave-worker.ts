/**
 * The one worker goes where nothing needs it any more: neither the app, nor pushes, nor somebody who punches here (APP-07).
 * @param other the cache of whoever else may need it. Of whoever has just left the worker may still be storing something, and that keeps it not.
 */
export async function leaveWorker(registration: ServiceWorkerRegistration, other: string): Promise<void> {
  if (await caches.has(other)) return;
  if (await registration.pushManager?.getSubscription().catch(() => null)) return;
  await registration.unregister();
}
