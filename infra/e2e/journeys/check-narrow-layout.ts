import type { Page } from 'playwright-core';
import { desk, phone } from './browser.ts';

/** Size of a desktop window at 200 % zoom (WCAG 1.4.4). */
const zoomed = { width: desk.width / 2, height: desk.height / 2 };

/**
 * Whether the current page avoids horizontal scrolling on a phone and on a desktop at 200 % zoom; restores the window
 * size.
 */
export async function checkNarrowLayout(page: Page): Promise<boolean> {
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
 * Checks that doubled text size cuts off nothing on a phone of 400 px (WCAG 1.4.4): no horizontal scrolling, and every
 * button and link shows its whole label.
 * @returns what does not fit
 */
export async function findTextCutOff(page: Page): Promise<string[]> {
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
