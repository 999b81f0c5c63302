/**
 * Unregisters the service worker unless offline mode, push subscriptions or the own-time page still need it (APP-07).
 * @param other cache name of the other feature. The caller's own cache is not checked: the worker may still be
 * writing to it.
 */
export async function leaveWorker(registration: ServiceWorkerRegistration, other: string): Promise<void> {
  if (await caches.has(other)) return;
  if (await registration.pushManager?.getSubscription().catch(() => null)) return;
  await registration.unregister();
}
