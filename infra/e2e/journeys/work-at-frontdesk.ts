import { expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import type { Browser, Locator, Page } from 'playwright-core';
import { axeFindings, openWindow, phone, tablet } from './browser.ts';
import { checkNarrowLayout } from './check-narrow-layout.ts';
import { sendMoves } from './confirm-on-board.ts';
import { innenstadt } from './demo-shop.ts';
import { findCard, placeOrder } from './order-board.ts';
import type { Platform } from './platform.ts';
import { openPrinter } from './polling-printer.ts';
import { createKey } from './sessions.ts';

/** Acknowledges ringing orders, so that the next one is shown at once. */
const acknowledgeAll = (platform: Platform, cookie: string, branch: string): Promise<true> =>
  until('no order to ring', async () => {
    const { body } = await platform.call('GET', `/api/devices/unseen-orders?branch=${branch}`, { cookie });
    const unseen = body.data as { order: { id: string } }[];
    for (const { order } of unseen)
      await platform.call('POST', '/api/devices/acknowledgements', { cookie, body: { order: order.id, what: 'seen' } });
    return unseen.length === 0;
  });

const allergy = 'Achtung, Nussallergie: bitte nichts mit Pesto.';

/** The browser logs the missing network. */
const isExpected = (fault: string) => /ERR_INTERNET_DISCONNECTED|ERR_NETWORK/.test(fault);

/**
 * Tests a tablet at the counter: its address is exchanged for a cookie, an order is shown until it was acknowledged and
 * confirmed, and a missing network is reported.
 */
export async function workAtFrontdesk(platform: Platform, browser: Browser): Promise<void> {
  const admin = await platform.login('admin@demo.example');
  const branch = (await innenstadt(platform)).id;
  await acknowledgeAll(platform, admin, branch);
  const { key } = await createKey(platform, admin, { branch, purpose: 'frontdesk' });
  const { page, faults } = await openWindow(browser, tablet);
  await page.goto(`${platform.url}/frontdesk/${branch}/${key}`);
  expect(new URL(page.url()).pathname).toBe('/frontdesk');
  await page.getByText('Verbunden').waitFor();

  const order = await placeOrder(platform, { comment: allergy });
  const card = findCard(page, order);
  const row = page.getByRole('button', { name: new RegExp(`^Bestellung ${order.ticketNumber} `) });
  await card.waitFor();
  const see = page.getByRole('button', { name: `Bestellung ${order.ticketNumber}: Gesehen`, exact: true });
  await see.waitFor();
  // Shown large automatically, without a tap.
  await page.getByText(/Ab \d\d:\d\d gilt sie als verpasst\./).waitFor();
  // A single alarm bar, although sound is off too: it is turned on beside the ringing order.
  const [head, main] = await Promise.all([
    page.locator('header').first().boundingBox(),
    page.locator('main').boundingBox(),
  ]);
  expect((main?.y ?? 0) - (head?.height ?? 0)).toBeLessThan(100);
  expect(await row.getAttribute('aria-current')).toBe('true');
  expect(await axeFindings(page)).toEqual([]);
  const unseen = async () => {
    const { body } = await platform.call('GET', `/api/devices/unseen-orders?branch=${branch}`, { cookie: admin });
    return (body.data as { order: { id: string }; receivedAt: string | null; shownAt: string | null }[]).find(
      (one) => one.order.id === order.id,
    );
  };
  await until('the tablet to report that it shows the order', async () => (await unseen())?.shownAt !== null);
  await see.click();
  await until('the order to be marked as seen', async () => (await unseen()) === undefined);
  await see.waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'Bestätigen' }).click();
  await sendMoves(page);
  await card.waitFor({ state: 'detached' });
  await row.click();
  await card.getByRole('button', { name: 'Abholbereit' }).waitFor();
  await checkPhoneLayout(page, card, row);

  const devices = await platform.call('GET', '/api/devices?filter[type]=frontdesk', { cookie: admin });
  expect((devices.body.data as { branch: { id: string } }[]).map((device) => device.branch.id)).toContain(branch);

  await page.context().setOffline(true);
  await page
    .getByRole('alert')
    .getByText(/offline/)
    .waitFor();
  await page.context().setOffline(false);
  await page.getByRole('alert').waitFor({ state: 'detached' });
  // There is no session: the cookie opens nothing but this page.
  expect((await page.request.get(`${platform.url}/api/orders/current`)).status()).toBe(401);
  expect(platform.output()).not.toContain(key);
  expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
  // With a renewed key, the page explains what to do and where to find the orders.
  await page.goto(`${platform.url}/frontdesk/${branch}/${'x'.repeat(40)}`);
  await page.getByRole('heading', { name: 'Dieser Zugang gilt nicht mehr' }).waitFor();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, status }) => `${family} ${status}`);
  });
  expect(fonts).toEqual(['Inter loaded']);
  await page.getByRole('link', { name: 'Bestellungen im Backoffice' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.context().close();
}

/** A phone shows either the list or the order, and returns to the previous position. */
async function checkPhoneLayout(page: Page, card: Locator, row: Locator): Promise<void> {
  await page.setViewportSize(phone);
  await row.waitFor({ state: 'detached' });
  expect(await axeFindings(page)).toEqual([]);
  expect(await checkNarrowLayout(page)).toBe(true);
  // The note must be visible before the confirm button.
  await page.setViewportSize({ ...phone, height: 620 });
  const [note, button] = await Promise.all([
    card.getByText(allergy).boundingBox(),
    card.getByRole('button', { name: 'Abholbereit' }).boundingBox(),
  ]);
  expect((note?.y ?? 620) + (note?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  expect((button?.y ?? 620) + (button?.height ?? 0)).toBeLessThanOrEqual(620);
  await page.getByRole('button', { name: 'Alle Bestellungen' }).click();
  await card.waitFor({ state: 'detached' });
  await until('the row to be focused', () => row.evaluate((button) => button === document.activeElement));
  expect(await axeFindings(page)).toEqual([]);
  await row.click();
  await card.waitFor();
  await page.setViewportSize(tablet);
  await row.waitFor();
}

/** A polling printer gets the order through the gateway; its key appears in no log line. */
export async function printOrder(platform: Platform): Promise<void> {
  const printer = await openPrinter(platform);
  const order = await placeOrder(platform);
  expect(await printer.receiptOf(order.uid)).toContain(order.uid);
  await printer.close();
  expect(platform.output()).not.toContain(printer.key);
}

/** A link from a page of the shell to a separate document loads that document, and going back works. */
export async function leaveShell(platform: Platform, browser: Browser): Promise<void> {
  const { page } = await openWindow(browser, phone);
  await page.goto(`${platform.url}/site/imprint`);
  await page.getByRole('heading', { name: 'Impressum' }).waitFor();
  // Like a router's link, which would stay in this document if it handled the click first. Placed where nothing is
  // rendered again.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/frontdesk', textContent: 'Theke' });
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.prepend(link);
  });
  await page.getByRole('link', { name: 'Theke' }).click();
  await page.getByRole('heading', { name: 'Der Schlüssel dieser Theke gilt nicht mehr.' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { name: 'Impressum' }).waitFor();
}
