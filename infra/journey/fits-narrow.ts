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

/**
 * Whether nothing of a page is cut where the browser shows text twice as large (WCAG 1.4.4) on a phone of 400 px: it needs no pushing sideways,
 * and every button and link shows all of its words.
 * @returns what does not fit
 */
export async function cutByLargeText(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 400, height: 800 });
  const cut = await page.evaluate(() => {
    const { documentElement: root } = document;
    root.style.setProperty('font-size', '200%');
    const wide = root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} px`] : [];
    const hidden = [...document.querySelectorAll('main button, main a')].filter(
      (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
    );
    root.style.removeProperty('font-size');
    return [...wide, ...hidden.map((one) => one.textContent ?? '')];
  });
  if (before) await page.setViewportSize(before);
  return cut;
}
