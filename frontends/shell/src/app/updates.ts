import { tell } from './worker.ts';

const firstCheckMs = 2_500;
const checkMs = 30 * 60_000;

/**
 * Looks for a newer version after 2.5 seconds and then every 30 minutes (APP-04).
 * @param onWaiting a newer one is there, and is taken by calling this: the page is loaded anew
 * @returns how to stop looking
 */
export function followUpdates(
  registration: ServiceWorkerRegistration,
  onWaiting: (restart: () => void) => void,
): () => void {
  const { serviceWorker } = navigator;
  const notice = () => {
    const { waiting } = registration;
    // The first one of all replaces nothing.
    if (!waiting || !serviceWorker.controller) return;
    onWaiting(() => {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      tell(waiting, { type: 'skip-waiting' });
    });
  };
  const onFound = () => registration.installing?.addEventListener('statechange', notice);
  // Without a connection there is nothing to find.
  const check = () => void registration.update().catch(() => undefined);
  registration.addEventListener('updatefound', onFound);
  const first = window.setTimeout(check, firstCheckMs);
  const each = window.setInterval(check, checkMs);
  notice();
  // A browser looks by itself when a page is opened, and may have found one before anybody listened.
  onFound();
  return () => {
    registration.removeEventListener('updatefound', onFound);
    window.clearTimeout(first);
    window.clearInterval(each);
  };
}
