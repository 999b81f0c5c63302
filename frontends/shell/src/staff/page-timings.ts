import type { Came } from './page-facts.ts';

/** Reads the browser's measurements of this page so far. */
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

/** Largest contentful paint, which only an observer can read. */
function largestPaint(): Promise<number | undefined> {
  if (!PerformanceObserver.supportedEntryTypes.includes(paint)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(list.getEntries().at(-1)?.startTime);
    });
    // A page without any paint has none.
    const timer = setTimeout(() => resolve(undefined), 500);
    observer.observe({ type: paint, buffered: true });
  });
}
