import { repeat, type Timers } from '../time/timers.ts';

/** How often the browser looks for a newer service worker, in ms. */
const lookEvery = 3_600_000;
const checkEvery = 60_000;

/**
 * Starts the page anew after a deployment, once the new service worker has stored the new page.
 * @param isAllowed whether the TV may start anew now
 */
export function followUpdates(
  timers: Timers,
  container: ServiceWorkerContainer,
  isAllowed: () => boolean,
  restart: () => void,
): void {
  // The worker that takes over a page without one is of the same build.
  let hasWorker = container.controller !== null;
  let isNewer = false;
  container.addEventListener('controllerchange', () => {
    isNewer = hasWorker;
    hasWorker = true;
  });
  const look = async () => void (await (await container.getRegistration('/tv'))?.update());
  repeat(timers, lookEvery, () => void look().catch(() => undefined));
  repeat(timers, checkEvery, () => {
    if (isNewer && isAllowed()) restart();
  });
}
