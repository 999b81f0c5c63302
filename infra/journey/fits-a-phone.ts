import type { Page } from 'playwright-core';
import { phone } from './browser.ts';

/** Whether a page as it stands needs no pushing sideways on a phone; afterwards the window is as it was. */
export async function fitsAPhone(page: Page): Promise<boolean> {
  const before = page.viewportSize();
  await page.setViewportSize(phone);
  const fits = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth <= clientWidth;
  });
  if (before) await page.setViewportSize(before);
  return fits;
}
