import type { Page } from 'playwright-core';
import { desk, phone } from './browser.ts';

/** What is left of a desk at 200 % zoom (WCAG 1.4.4). */
const zoomed = { width: desk.width / 2, height: desk.height / 2 };

/** Whether a page as it stands needs no pushing sideways on a phone, nor on a desk at 200 %; afterwards the window is as it was. */
export async function fitsNarrow(page: Page): Promise<boolean> {
  const before = page.viewportSize();
  const fits: boolean[] = [];
  for (const size of [phone, zoomed]) {
    await page.setViewportSize(size);
    fits.push(
      await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth <= clientWidth;
      }),
    );
  }
  if (before) await page.setViewportSize(before);
  return fits.every(Boolean);
}
