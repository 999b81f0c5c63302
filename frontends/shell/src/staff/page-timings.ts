import type { Came } from './page-facts.ts';

/** What the browser measured of this page; a later look sees later figures. */
export async function timings(): Promise<Came> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    loadedAt: performance.timeOrigin,
    answered: navigation?.responseStart,
    painted: await largestPaint(),
    ready: navigation?.loadEventEnd,
    scripts: resources.filter(({ name }) => name.endsWith('.js')).map(({ encodedBodySize }) => encodedBodySize),
  };
}

const paint = 'largest-contentful-paint';

/** Only an observer is told. */
function largestPaint(): Promise<number | undefined> {
  if (!PerformanceObserver.supportedEntryTypes.includes(paint)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(list.getEntries().at(-1)?.startTime);
    });
    // A page of which nothing was painted has none.
    const timer = setTimeout(() => resolve(undefined), 500);
    observer.observe({ type: paint, buffered: true });
  });
}
