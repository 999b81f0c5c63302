import { post } from './worker.ts';

const firstCheckMs = 2_500;
const checkMs = 30 * 60_000;

/**
 * Looks for updates after 2.5 seconds and then every 30 minutes (APP-04).
 * @param onWaiting called with a function that activates the waiting version and reloads the page
 * @returns stops it
 */
export function followUpdates(
  registration: ServiceWorkerRegistration,
  onWaiting: (restart: () => void) => void,
): () => void {
  const { serviceWorker } = navigator;
  const notice = () => {
    const { waiting } = registration;
    // The first worker of a device replaces nothing.
    if (!waiting || !serviceWorker.controller) return;
    onWaiting(() => {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      post(waiting, { type: 'skip-waiting' });
    });
  };
  const onFound = () => registration.installing?.addEventListener('statechange', notice);
  // Fails while offline.
  const check = () => void registration.update().catch(() => undefined);
  registration.addEventListener('updatefound', onFound);
  const first = window.setTimeout(check, firstCheckMs);
  const interval = window.setInterval(check, checkMs);
  notice();
  // The browser also checks when a page is opened, and may have found an update before this.
  onFound();
  return () => {
    registration.removeEventListener('updatefound', onFound);
    window.clearTimeout(first);
    window.clearInterval(interval);
  };
}
