import { describe, expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { axeFindings, openWindow, widths } from './browser.ts';
import {
  chooseTimeByKeyboard,
  consent,
  fillAddress,
  fillContact,
  openFilledCheckout,
  orderedUid,
  submitOrder,
  toCheckout,
} from './checkout-steps.ts';
import { findProduct, margheritaDraft } from './demo-shop.ts';
import { alternateWidths, openJourney, testLog } from './open-journey.ts';
import { toDelivery } from './order-preparations.ts';
import type { Platform } from './platform.ts';
import { sendOfferFromBoard } from './send-offer-from-board.ts';
import { callOrThrow, changeEntry, countOrders, moveOrder, waitUntilServed } from './staff-calls.ts';

const journey = openJourney('embedded');
const menu = (platform: Platform, branch = 'innenstadt') => `${platform.url}/store/${branch}`;

describe.each(widths)('order types at %s', (_, size) => {
  const withBrowser = alternateWidths(size);
  /** Distinguishes the orders of the two widths. */
  const named = (lastName: string) => `${lastName}-${size.width}`;

  // MENU-09
  withBrowser('reaches the minimum of a delivery and survives reloads; going back skips the checkout', async () => {
    const { platform, browser } = journey;
    const { page, faults } = await openWindow(browser, size);
    await openFilledCheckout(page, menu(platform), 'Lieferung');
    await page.getByLabel('Liefergebiet').selectOption('1090 Alsergrund');
    // On a desktop including the missing amount, on a phone without.
    const sentence = /^Sie haben den Mindestbestellwert in Höhe von 20,00\s€ leider noch nicht erreicht\./;
    await page.getByText(sentence).filter({ visible: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Jetzt bestellen' }).isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Liefergebiet').selectOption('1010 Innere Stadt');
    await page.reload();
    await toCheckout(page);
    expect(await page.getByRole('radio', { name: 'Lieferung' }).isChecked()).toBe(true);
    await fillContact(page, 'Gebracht');
    await page.getByRole('button', { name: /Bestellung abschicken/ }).click();
    await page.getByRole('link', { name: 'Bitte geben Sie Straße und Hausnummer an.' }).press('Enter');
    await page.keyboard.type('Wipplingerstraße 8');
    await page.reload();
    expect(await page.getByLabel('Straße und Hausnummer').inputValue()).toBe('Wipplingerstraße 8');
    await fillAddress(page);
    expect(await axeFindings(page)).toEqual([]);
    await consent(page);
    await submitOrder(page, 'Bestellung abschicken 15,70\u00a0€');
    await page.getByText('1010 Innere Stadt', { exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Jetzt bestellen', disabled: true }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  // STATUS-08, STATUS-10
  withBrowser("shows a delivery's progress without reloading, and lets the guest rate it once", async () => {
    const { platform, browser } = journey;
    const staff = await platform.login('admin@demo.example');
    const draft = toDelivery(await margheritaDraft(platform), '1010 Innere Stadt');
    const placed = await platform.call('POST', '/api/orders', { body: draft });
    const { uid, hash } = placed.body.data as { uid: string; hash: string };
    const { page, faults } = await openWindow(browser, size);
    await page.goto(`${platform.url}/status/${uid}/${hash}`);
    await page.getByRole('heading', { name: 'Ihre Bestellung ist bei uns.' }).waitFor();
    await moveOrder(platform, staff, uid, 'confirm', 'in-delivery');
    await page.getByRole('heading', { name: 'Ihre Bestellung ist unterwegs.' }).waitFor();
    await moveOrder(platform, staff, uid, 'delivered');
    await page.getByText('Zugestellt').first().waitFor();
    await moveOrder(platform, staff, uid, 'completed');
    for (const question of ['Gesamteindruck', 'Essen', 'Service', 'Ablauf der Bestellung']) {
      expect(await page.getByLabel('Möchten Sie uns noch etwas sagen?').count()).toBe(0);
      await page.getByRole('group', { name: question }).getByRole('radio', { name: '4 von 5 Sternen' }).check();
    }
    await page.getByLabel('Möchten Sie uns noch etwas sagen?').fill('Noch heiß angekommen.');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Bewertung senden' }).click();
    await page.getByText('Danke für Ihre Bewertung.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Guten Appetit.' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Wie war es bei uns?' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  // CHECKOUT-05, TIP-02, TIP-05
  withBrowser('asks a guest at a table for the table only, and for a tip that can be changed afterwards', async () => {
    const { platform, browser } = journey;
    const { page, faults } = await openWindow(browser, size);
    await openFilledCheckout(page, menu(platform), 'Dine In', 1);
    await toCheckout(page);
    expect(await page.getByLabel('Vorname').count()).toBe(0);
    await consent(page);
    await page.getByRole('button', { name: /Bestellung abschicken/ }).click();
    await page.getByRole('link', { name: 'Bitte wählen Sie Ihren Tisch.' }).waitFor();
    const table = page.getByLabel('Tischnummer *');
    expect((await table.locator('option').allTextContents()).slice(0, 3)).toEqual(['Bitte wählen', '1', '2']);
    expect(await axeFindings(page)).toEqual([]);
    // As in the table's QR code.
    await page.goto(`${menu(platform)}?table=7`);
    await toCheckout(page);
    await page.locator('option:checked', { hasText: /^7$/ }).waitFor({ state: 'attached' });
    await consent(page);
    expect(await page.getByRole('radio', { name: 'Kein Trinkgeld' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: /^10\s?%/ }).check();
    await page.getByText('Zu zahlen', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await submitOrder(page, 'Bestellung abschicken');
    await page.locator('dt:text-is("Tisch") + dd:text-is("7")').waitFor();
    await page.getByText(/^Trinkgeld \d+,\d\d\s€, wird vor Ort bezahlt\.$/).waitFor();
    await page.getByRole('button', { name: 'Trinkgeld ändern' }).click();
    await page.getByRole('radio', { name: 'Anderer Betrag' }).check();
    await page.getByLabel('Betrag', { exact: true }).fill('1,50');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Trinkgeld vormerken' }).click();
    await page.getByText('Trinkgeld 1,50\u00a0€, wird vor Ort bezahlt.').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  /** Days ahead, so that it never equals the guest's wish. */
  const counterAppointment = () => new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString();
  const offered = { name: 'Passt Ihnen eine andere Zeit?' };

  // STATUS-07
  withBrowser('lets a guest accept another time', async () => {
    const { platform, browser } = journey;
    const staff = await platform.login('admin@demo.example');
    const { page, faults } = await openWindow(browser, size);
    await openFilledCheckout(page, menu(platform), 'Takeaway', 1);
    await toCheckout(page);
    await fillContact(page, 'Wiesinger');
    await chooseTimeByKeyboard(page);
    expect(await axeFindings(page)).toEqual([]);
    await consent(page);
    const uid = await submitOrder(page, 'Bestellung abschicken');
    await moveOrder(platform, staff, uid, { verb: 'confirm', body: { counterAppointment: counterAppointment() } });
    await page.getByRole('heading', offered).waitFor();
    await page.getByText('18:30', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Ja, .* passt$/ }).click();
    await page.getByRole('heading', { name: /^Wir beginnen rechtzeitig für .*, \d\d:\d\d Uhr\.$/ }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  // STATUS-07
  withBrowser('cancels the order when the guest declines another time', async () => {
    const { platform, browser } = journey;
    const staff = await platform.login('admin@demo.example');
    const placed = await platform.call('POST', '/api/orders', { body: await margheritaDraft(platform) });
    const { uid, hash } = placed.body.data as { uid: string; hash: string };
    await moveOrder(platform, staff, uid, { verb: 'confirm', body: { counterAppointment: counterAppointment() } });
    const { page, faults } = await openWindow(browser, size);
    await page.goto(`${platform.url}/status/${uid}/${hash}`);
    await page.getByRole('heading', offered).waitFor();
    await page.getByRole('button', { name: 'Nein, Bestellung stornieren' }).click();
    await page.getByRole('heading', { name: 'Ihre Bestellung wurde storniert.' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  // ORDER-25
  withBrowser('places one order for two presses of the button', async () => {
    const { platform, browser } = journey;
    const staff = await platform.login('admin@demo.example');
    const { page } = await openWindow(browser, size);
    await openFilledCheckout(page, menu(platform), 'Takeaway', 1);
    await toCheckout(page);
    await fillContact(page, named('Doppelklick'));
    await consent(page);
    await page.getByRole('button', { name: /Bestellung abschicken/ }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await orderedUid(page);
    expect(await countOrders(platform, staff, named('Doppelklick'))).toBe(1);
    await page.context().close();
  });

  // ORDER-23
  withBrowser('asks about a changed price and stores nothing before', async () => {
    const { platform, browser } = journey;
    const staff = await platform.login('admin@demo.example');
    const { page } = await openWindow(browser, size);
    await openFilledCheckout(page, menu(platform), 'Takeaway', 1);
    await toCheckout(page);
    await fillContact(page, named('Preiswert'));
    await consent(page);
    const product = await findProduct(platform, 'Tiramisù');
    const putBack = await changeEntry(platform, staff, `/api/products/${product.id}`, { price: 7.1 });
    const draft = await margheritaDraft(platform);
    const items = [{ product: product.id, amount: 1, unit: product.unit, parts: [] }];
    await until('ordering to receive the new price', async () => {
      const reply = await platform.call('POST', '/api/orders', { body: { ...draft, expectedTotal: 0.01, items } });
      return reply.text.includes('7.1') || reply.text.includes('7,10');
    });
    await page.getByRole('button', { name: /Bestellung abschicken/ }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('heading', { name: 'Der Preis hat sich geändert.' }).waitFor();
    await question.getByText('7,10\u00a0€ statt 6,40\u00a0€', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await countOrders(platform, staff, named('Preiswert'))).toBe(0);
    await question.getByRole('button', { name: 'Für 7,10\u00a0€ bestellen' }).click();
    await orderedUid(page);
    expect(await countOrders(platform, staff, named('Preiswert'))).toBe(1);
    await putBack();
    await until('guests to see the old price again', async () => {
      const { text } = await platform.call('GET', '/api/init?branch=innenstadt');
      return !text.includes('"price":7.1,');
    });
    await page.context().close();
  });

  // CHECKOUT-16, CHECKOUT-20, ORDER-31, ORDER-32
  withBrowser('accepts pre-orders and offer requests at a closed branch, if it allows them', async () => {
    const { platform, browser } = journey;
    const staff = await platform.login('admin@demo.example');
    const { body } = await platform.call('GET', '/api/branches?filter[identifier]=meidling');
    const [meidling] = body.data as { id: string }[];
    const path = `/api/branches/${meidling?.id}`;
    // Without hours it is closed at any time.
    const putBack = await changeEntry(platform, staff, path, { openingHours: [], isPreorderEnabled: true });
    await waitUntilServed(
      platform,
      'meidling',
      ({ isPreorderEnabled, isQuotationRequired }) => isPreorderEnabled === true && isQuotationRequired !== true,
    );
    const { page } = await openWindow(browser, size);
    await page.goto(menu(platform, 'meidling'));
    await page.getByText('Gerne nehmen wir auch Ihre Vorbestellungen entgegen.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tiramisù: Zum Warenkorb hinzufügen' }).click();
    await toCheckout(page);
    await fillContact(page, 'Später');
    await consent(page);
    await submitOrder(page, 'Vorbestellung abschicken');
    await page.getByRole('heading', { name: 'Ihre Vorbestellung ist bei uns.' }).waitFor();

    const orderAgain = await changeEntry(platform, staff, path, { isQuotationRequired: true });
    await waitUntilServed(platform, 'meidling', ({ isQuotationRequired }) => isQuotationRequired === true);
    await page.goto(menu(platform, 'meidling'));
    await page.getByRole('button', { name: 'Tiramisù: Zum Warenkorb hinzufügen' }).click();
    await toCheckout(page);
    await page.getByText('Ein unverbindliches Angebot folgt per E\u2011Mail.').waitFor();
    await page.getByRole('textbox', { name: /E.Mail/ }).fill('spaeter@demo.example');
    await consent(page);
    await submitOrder(page, 'Angebotsanfrage abschicken');
    await page.getByRole('heading', { name: 'Ihre Angebotsanfrage ist bei uns.' }).waitFor();
    await sendOfferFromBoard(browser, platform, staff, { product: 'Tiramisù', price: '4,20' });
    await page.getByRole('heading', { name: 'Unser Angebot für Sie.' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /Für 4,20\s€ bestellen/ }).click();
    await page.getByRole('heading', { name: 'Wir bereiten alles frisch für Sie zu.' }).waitFor();
    await orderAgain();
    await putBack();
    await page.context().close();
  });

  // CHECKOUT-25
  withBrowser('keeps the cart after a failed payment and offers another', async () => {
    const { platform, browser } = journey;
    const { page } = await openWindow(browser, size);
    await openFilledCheckout(page, menu(platform), 'Takeaway', 1);
    await page.goto(`${menu(platform)}/checkout/error`);
    await page
      .getByRole('alert')
      .getByText(/^Leider ist Ihre Zahlung fehlgeschlagen\./)
      .waitFor();
    await page.getByRole('radio', { name: 'Bankomatkarte' }).check();
    expect(await axeFindings(page)).toEqual([]);
    await page.context().close();
  });

  // DISC-06, DISC-11, DISC-12
  withBrowser('redeems a code and shows its discount before and after ordering', async () => {
    const { platform, browser } = journey;
    const staff = await platform.login('admin@demo.example');
    const code = `TREUE-${size.width}`;
    const coupon = { name: 'Treueaktion', code, kind: 'percent', percent: 10, minimum: 20 };
    await callOrThrow(platform, 'POST', '/api/discounts', staff, coupon);
    const { page, faults } = await openWindow(browser, size);
    await openFilledCheckout(page, menu(platform), 'Takeaway', 4);
    await toCheckout(page);
    await page.getByRole('button', { name: 'Gutscheincode einlösen' }).click();
    await page.getByLabel('Gutscheincode').fill(code.toLowerCase());
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Einlösen', exact: true }).click();
    const discount = page.locator('dt:has-text("Treueaktion") + dd:text-is("−2,56\u00a0€")');
    await discount.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await fillContact(page, named('Gutschein'));
    await consent(page);
    await submitOrder(page, 'Bestellung abschicken 23,04\u00a0€');
    await discount.waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

testLog(journey);
