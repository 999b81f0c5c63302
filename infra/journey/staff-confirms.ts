import { expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { axeFindings, desk, openWindow } from './browser.ts';

/** From the login page to where it leads. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(/E.Mail/).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('theke-demo');
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** What staff pressed can be taken back for a while; a page that is put away sends it at once (ADR 0072). */
export const sendMoves = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));

/** Staff at the counter: log in, see the new order on the board without reloading, confirm it. */
export async function confirmOnBoard(browser: Browser, url: string) {
  const window = await openWindow(browser, desk);
  const { page } = window;
  await page.goto(`${url}/backend`);
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
  // Before the login the back office asks who is there, and is told: nobody.
  return { page, faults: window.faults.filter((fault) => !fault.includes('status of 401')) };
}

/** Staff answer a wish for an offer: from its card to its page, where they write what it would cost. */
export async function offerOnBoard(
  browser: Browser,
  { url }: { url: string },
  session: string,
  { product, price }: { product: string; price: string },
): Promise<void> {
  const { page } = await openWindow(browser, desk);
  const [name = '', value = ''] = session.split('=');
  await page.context().addCookies([{ name, value, url }]);
  await page.goto(`${url}/backend/orders`);
  await page.getByRole('link', { name: 'Angebot schreiben' }).first().click();
  await page.getByRole('textbox', { name: `Preis von ${product}` }).fill(price);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Angebot über/ }).click();
  await page.getByText(/^Das Angebot zu Bestellung .* ist gesendet\.$/).waitFor();
  await page.context().close();
}
