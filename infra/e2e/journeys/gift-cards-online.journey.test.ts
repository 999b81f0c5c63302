// A gift card bought by a guest on the website: paid with the test provider, mailed or printed, and reversed by staff.
import { describe, expect } from '@jest/globals';
import type { GiftCard } from '@theke/contracts/ordering/gift-card';
import { until } from '@theke/kit/testing/until';
import type { Page } from 'playwright-core';
import { axeFindings, desk, openWindow, phone } from './browser.ts';
import { consent } from './checkout-steps.ts';
import { logIn } from './confirm-on-board.ts';
import { mailedText } from './mailed-text.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';

const journey = openJourney('embedded');
/** The browser logs the refused first request of a login. */
const isExpected = (fault: string) => /status of 401/.test(fault);
const codePattern = /^([2-9A-Z]{4} ){3}[2-9A-Z]{4}$/;

async function fillBuyer(page: Page, email: string): Promise<void> {
  await page.getByLabel('Ihr Name').fill('Johanna Leitner');
  await page.getByLabel('Ihre E‑Mail').fill(email);
  await consent(page);
}

async function payAtProvider(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Testzahlung, es fließt kein Geld' }).waitFor();
  await page.getByRole('button', { name: /^Bezahlen/ }).click();
  await page.waitForURL('**/site/geschenkkarte/*/*');
}

describe.each([
  { name: '390 px', size: phone, buyer: 'johanna.leitner.phone@demo.example' },
  { name: '1440 px', size: desk, buyer: 'johanna.leitner.desk@demo.example' },
])('a gift card bought online at $name', ({ size, buyer }) => {
  // GIFT-13 to GIFT-17
  withBrowser('is mailed to the recipient, or shown to the buyer, and its sale is reversed by staff', async () => {
    const { platform, browser } = journey;
    const cookie = await platform.login('admin@demo.example');
    const guest = await openWindow(browser, size);
    const { page } = guest;
    await page.goto(`${platform.url}/kontakt`);
    await page.getByRole('link', { name: 'Geschenkkarte kaufen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Geschenkkarte kaufen' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /zahlungspflichtig kaufen/ }).click();
    await page.getByRole('alert').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const recipient = buyer.replace('johanna', 'mia');
    await page.getByText('Anderer Betrag').click();
    await page.getByLabel('Betrag', { exact: true }).fill('37,50');
    await page.getByLabel('E‑Mail der beschenkten Person').fill(recipient);
    await fillBuyer(page, buyer);
    await page.getByRole('button', { name: /^Für 37,50.*zahlungspflichtig kaufen/ }).click();
    await payAtProvider(page);
    await page.getByRole('heading', { name: 'Ihre Geschenkkarte ist unterwegs' }).waitFor();
    await page.getByText(recipient).waitFor();
    expect(await page.getByText(codePattern).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    const card = await mailedText(platform, cookie, { email: recipient, kind: 'gift-card' });
    expect(card.text).toMatch(/([2-9A-Z]{4} ){3}[2-9A-Z]{4}/);
    const confirmation = await mailedText(platform, cookie, { email: buyer, kind: 'gift-card-bought' });
    expect(confirmation.text).not.toMatch(/([2-9A-Z]{4} ){3}[2-9A-Z]{4}/);

    await page.getByRole('link', { name: 'Noch eine Geschenkkarte kaufen' }).click();
    await page.getByText('An mich').click();
    await fillBuyer(page, buyer);
    await page.getByRole('button', { name: /zahlungspflichtig kaufen/ }).click();
    await payAtProvider(page);
    await page.getByRole('heading', { name: 'Ihre Geschenkkarte ist da' }).waitFor();
    const code = (await page.getByText(codePattern).textContent()) ?? '';
    expect(await axeFindings(page)).toEqual([]);
    const listed = (await platform.call('GET', `/api/gift-cards?q=${code.slice(-4)}`, { cookie })).body
      .data as GiftCard[];
    expect(listed).toMatchObject([{ balance: 50, method: 'card' }]);

    const staff = await openWindow(browser, size);
    await staff.page.goto(`${platform.url}/backend/gift-cards/${listed[0]?.id}`);
    await logIn(staff.page, 'admin@demo.example');
    await staff.page.getByText('Johanna Leitner').first().waitFor();
    expect(await axeFindings(staff.page)).toEqual([]);
    await staff.page.getByRole('button', { name: 'Verkauf stornieren' }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByText(/auf demselben Weg zurück/).waitFor();
    await dialog.getByLabel('Grund').fill('Doppelt gekauft.');
    await dialog.getByRole('button', { name: 'Verkauf stornieren' }).click();
    await until('the payment to be refunded', async () => {
      const { body } = await platform.call('GET', `/api/gift-cards/${listed[0]?.id}`, { cookie });
      return (body.data as { online?: { refunded: number } }).online?.refunded === 50;
    });
    await staff.page.reload();
    await staff.page.getByText('Online rückerstattet').waitFor();
    expect(await axeFindings(staff.page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Diese Geschenkkarte ist zurückgegeben' }).waitFor();
    expect(await page.getByText(codePattern).count()).toBe(0);
    const faults = [...staff.faults, ...guest.faults];
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    for (const window of [staff, guest]) await window.page.context().close();
  });
});

testLog(journey);
