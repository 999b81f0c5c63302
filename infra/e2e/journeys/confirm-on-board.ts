import type { Browser, Page } from 'playwright-core';
import { desk, openWindow } from './browser.ts';

/** Logs in and waits for the target page. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(/E.Mail/).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('theke-demo');
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** Staff actions can be undone for a while; hiding the page sends them at once (ADR 0018). */
export const sendMoves = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));

/** Staff at the counter log in, see the new order on the board without reloading, and confirm it. */
export async function confirmOnBoard(browser: Browser, url: string) {
  const window = await openWindow(browser, desk);
  const { page } = window;
  await page.goto(`${url}/backend/orders`);
  await page.waitForURL('**/backend/login**');
  await logIn(page, 'manager@demo.example');
  await page
    .getByRole('button', { name: /Bestätigen/ })
    .first()
    .click();
  await sendMoves(page);
  await page
    .getByRole('button', { name: /Abholbereit/ })
    .first()
    .waitFor();
  // Before the login, the back office's request for the current user gets 401.
  return { page, faults: window.faults.filter((fault) => !fault.includes('status of 401')) };
}
