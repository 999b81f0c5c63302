// A discount from the office's form to the guest: a happy hour on the menu, and a coupon in the checkout.
import { describe, expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import type { Page } from 'playwright-core';
import { axeFindings, openWindow, widths } from './browser.ts';
import { fillContact, openFilledCheckout, toCheckout } from './checkout-steps.ts';
import { logIn } from './confirm-on-board.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';

const journey = openJourney('embedded');
/** The browser logs refused requests. */
const isExpected = (fault: string) => /status of (401|422)/.test(fault);

async function openForm(page: Page): Promise<void> {
  await page.goto(`${journey.platform.url}/backend/login?from=/discounts/create`);
  await logIn(page, 'admin@demo.example');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page
    .getByText(/angelegt|gespeichert/i)
    .first()
    .waitFor();
}

describe.each(widths)('discounts at %s', (_, size) => {
  // DISC-13, DISC-14
  withBrowser('a happy hour from the form is on the menu, with both prices', async () => {
    const { platform, browser } = journey;
    const name = `Happy Hour ${size.width}`;
    const office = await openWindow(browser, size);
    const { page } = office;
    await openForm(page);
    await page.getByLabel(/^Name/).fill(name);
    await page.getByLabel(/^Art/).selectOption('prices');
    await page.getByRole('button', { name: 'Produkte hinzufügen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /^Margherita/ }).check();
    await dialog.getByRole('button', { name: '1 Produkt hinzufügen' }).click();
    // Each width lowers it further: the best of the automatic discounts counts.
    await page.getByLabel(/^Preis für Margherita/).fill(size.width > 400 ? '6,50' : '7,50');
    expect(await axeFindings(page)).toEqual([]);
    await save(page);

    const guest = await openWindow(browser, size);
    const offer = guest.page.getByRole('region', { name });
    await until('the menu to announce it', async () => {
      await guest.page.goto(`${platform.url}/store/innenstadt`);
      await guest.page.getByRole('heading', { name: 'Pizza' }).first().waitFor();
      return (await offer.count()) > 0;
    });
    await offer.getByText('Margherita').waitFor();
    expect((await offer.textContent())?.replaceAll('\u00a0', ' ')).toContain(size.width > 400 ? '6,50 €' : '7,50 €');
    expect(await axeFindings(guest.page)).toEqual([]);
    for (const one of [page, guest.page]) await one.context().close();
    expect([...office.faults, ...guest.faults].filter((fault) => !isExpected(fault))).toEqual([]);
  });

  // DISC-01, DISC-07
  withBrowser('a coupon from the form lowers the total in the checkout', async () => {
    const { platform, browser } = journey;
    const code = `SOMMER${size.width}`;
    const office = await openWindow(browser, size);
    const { page } = office;
    await openForm(page);
    await page.getByLabel(/^Name/).fill(`Sommer ${size.width}`);
    await page.getByLabel(/^Gutscheincode/).fill(code);
    await page.getByLabel(/^Prozent/).fill('25');
    await save(page);

    const guest = await openWindow(browser, size);
    await openFilledCheckout(guest.page, `${platform.url}/store/innenstadt`, 'Takeaway', 2);
    await toCheckout(guest.page);
    await fillContact(guest.page, 'Sommer');
    await guest.page.getByRole('button', { name: 'Gutscheincode einlösen' }).click();
    await guest.page.getByLabel(/^Gutscheincode/).fill(code.toLowerCase());
    await guest.page.getByRole('button', { name: 'Einlösen', exact: true }).click();
    await guest.page.getByText(`Sommer ${size.width}`).first().waitFor();
    expect(await axeFindings(guest.page)).toEqual([]);
    for (const one of [page, guest.page]) await one.context().close();
    expect([...office.faults, ...guest.faults].filter((fault) => !isExpected(fault))).toEqual([]);
  });
});

testLog(journey);
