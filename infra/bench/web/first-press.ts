import type { Browser } from 'playwright-core';
import { openWindow, phone } from '../../e2e/journeys/browser.ts';
import { throttleAsSlowPhone } from './slow-visit.ts';

/** Time in ms until the first press has an effect, and the scripts that it waits for, in kB of brotli. */
export type FirstPress = { answered: number; scriptKilobytes: number };

/**
 * A visitor on a slow phone presses a dish's plus twenty times a second, from its appearance until it becomes a count.
 * Scripts that the document does not name are held back: a press that waits for one would never have an effect.
 */
export async function firstPress(browser: Browser, url: string, dish: string): Promise<FirstPress> {
  const { page } = await openWindow(browser, phone);
  try {
    await throttleAsSlowPhone(page);
    const html = await (await page.request.get(url)).text();
    const heldBack: (() => Promise<void>)[] = [];
    await page.route('**/*.js', (route) => {
      if (html.includes(new URL(route.request().url()).pathname)) return route.continue();
      heldBack.push(() => route.continue());
    });
    await page.addInitScript((label) => {
      let before: string | undefined;
      const pressing = setInterval(() => {
        const plus = [...document.querySelectorAll('button')].find((one) => one.ariaLabel === label);
        before ??= plus?.outerHTML;
        if (before && plus?.outerHTML !== before) {
          clearInterval(pressing);
          Object.assign(window, { answered: performance.now() });
        } else plus?.click();
      }, 50);
    }, `${dish}: Zum Warenkorb hinzufügen`);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(() => 'answered' in window);
    const first = await page.evaluate(() => ({
      answered: (window as unknown as { answered: number }).answered,
      scriptKilobytes: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1_000, 0),
    }));
    await Promise.all(heldBack.map((release) => release()));
    return first;
  } finally {
    await page.context().close();
  }
}
