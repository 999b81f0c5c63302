/**
 * Unregisters the service worker unless offline mode, push subscriptions or the own-time page still need it (APP-07).
 * @param otherCache cache name of the other feature. The caller's own cache is not checked: the worker may still be
 * writing to it.
 */
export async function leaveWorker(registration: ServiceWorkerRegistration, otherCache: string): Promise<void> {
  if (await caches.has(otherCache)) return;
  if (await registration.pushManager?.getSubscription().catch(() => null)) return;
  await registration.unregister();
}
