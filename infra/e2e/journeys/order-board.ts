import type { Browser, Locator, Page } from 'playwright-core';
import { openWindow } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { type Draft, margheritaDraft } from './demo-shop.ts';
import type { Platform } from './platform.ts';

export type Placed = { id: string; uid: string; hash: string; ticketNumber: number };

/** Places a guest's order over the API, as the checkout would send it. */
export async function placeOrder(platform: Platform, changes: Partial<Draft> = {}): Promise<Placed> {
  const reply = await platform.call('POST', '/api/orders', {
    body: { ...(await margheritaDraft(platform)), ...changes },
  });
  if (reply.status !== 201) throw new Error(`the order was refused: ${reply.text}`);
  return reply.body.data as Placed;
}

/** A staff member at the board, in a window with a separate session. */
export async function openBoard(
  browser: Browser,
  platform: Platform,
  email: string,
  size: { width: number; height: number },
): Promise<{ page: Page; faults: string[] }> {
  const window = await openWindow(browser, size);
  await window.page.goto(`${platform.url}/backend/login?from=/orders`);
  await logIn(window.page, email);
  await window.page.getByRole('heading', { name: /^Neu/ }).waitFor();
  return window;
}

/** An order's card on the board. */
export const findCard = (page: Page, { ticketNumber }: Pick<Placed, 'ticketNumber'>): Locator =>
  page.getByRole('article', { name: `Bestellung ${ticketNumber}`, exact: true });

/**
 * Holds back a page's requests to an address: `sent` resolves when one was sent, `letGo` lets it through. This fixes
 * the order of two simultaneous presses.
 */
export async function holdBack(page: Page, address: string): Promise<{ sent: Promise<void>; release: () => void }> {
  const [sent, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(address, async (route) => {
    sent.resolve();
    await gate.promise;
    await route.continue();
  });
  return { sent: sent.promise, release: gate.resolve };
}
