import { expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { axeFindings, desk, enterAs, openWindow } from './browser.ts';

/** Staff answer a request for an offer: from its card to its page, where they enter the price. */
export async function sendOfferFromBoard(
  browser: Browser,
  { url }: { url: string },
  session: string,
  { product, price }: { product: string; price: string },
): Promise<void> {
  const { page } = await openWindow(browser, desk);
  await enterAs(page.context(), url, session);
  await page.goto(`${url}/backend/orders`);
  await page.getByRole('link', { name: 'Angebot schreiben' }).first().click();
  await page.getByRole('textbox', { name: `Preis von ${product}` }).fill(price);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Angebot über/ }).click();
  await page.getByText(/^Das Angebot zu Bestellung .* ist gesendet\.$/).waitFor();
  await page.context().close();
}
