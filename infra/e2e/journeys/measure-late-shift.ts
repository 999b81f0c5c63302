import type { Browser } from 'playwright-core';
import { openWindow, phone } from './browser.ts';

type ShiftWindow = { lateShift: { shift: number; moved: string[] } };

/**
 * A phone's first view of a page on a slow line: everything but text and style sheets arrives after these were painted.
 * @returns how much of the content moves (sum of layout shifts), and which elements
 */
export async function measureLateShift(browser: Browser, url: string): Promise<{ shift: number; moved: string[] }> {
  const { page } = await openWindow(browser, phone);
  try {
    let paint = () => {};
    const painted = new Promise<void>((resolve) => {
      paint = resolve;
    });
    await page.exposeFunction('painted', () => paint());
    await page.addInitScript(() => {
      const result: ShiftWindow['lateShift'] = { shift: 0, moved: [] };
      Object.assign(window, { lateShift: result });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
          result.shift += entry.value;
          result.moved.push(
            ...entry.sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`),
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0)
          (window as unknown as { painted(): void }).painted();
      }).observe({ type: 'paint', buffered: true });
    });
    await page.route('**/*', async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) await painted;
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    // Waits two frames, until the last change was laid out and observers were notified.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0)))));
    return await page.evaluate(() => (window as unknown as ShiftWindow).lateShift);
  } finally {
    await page.context().close();
  }
}
