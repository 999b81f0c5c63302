import type { Browser } from 'playwright-core';
import { desk, openWindow } from '../browser.ts';
import { logIn } from '../confirm-on-board.ts';

/** The fleet page in a window of staff, about one TV. It refreshes itself. */
export async function openFleetPage(browser: Browser, url: string, tv: string) {
  const { page } = await openWindow(browser, desk);
  await page.goto(`${url}/backend/digital-signage-devices`);
  await page.waitForURL('**/backend/login**');
  await logIn(page, 'admin@demo.example');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: tv }) });
  await row.waitFor();
  return {
    page,
    /** Waits until the row of the TV shows these words. */
    untilShown: (words: string | RegExp) =>
      row.getByText(words).filter({ visible: true }).first().waitFor({ timeout: 60_000 }),
    close: () => page.context().close(),
  };
}
