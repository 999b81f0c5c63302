import { describe, expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { axeFindings, openWindow, widths } from './browser.ts';
import { consent, fillContact, openFilledCheckout, submitOrder, toCheckout } from './checkout-steps.ts';
import { findProduct, innenstadt, margheritaDraft } from './demo-shop.ts';
import { layoutShift, measureUnseenRows, serveLongMenu } from './long-menu.ts';
import { alternateWidths, inFullRun, openJourney, testLog } from './open-journey.ts';
import type { Platform } from './platform.ts';
import { measureScrollTo, readGuestPages } from './read-guest-pages.ts';

const journey = openJourney('embedded');
const menu = (platform: Platform) => `${platform.url}/store/innenstadt`;
const add = (name: string) => ({ name: `${name}: Zum Warenkorb hinzufügen`, exact: true });

describe.each(widths)('product choices at %s', (_, size) => {
  // `npm test` runs one path; prices of choices are tested in packages/rules.
  const onePath = alternateWidths(size);
  const inTurn = alternateWidths(size, inFullRun);
  /** Distinguishes the orders of the two widths. */
  const lunchGuest = `Mittag-${size.width}`;

  // BASE-01, ADD-01, ADD-02, SEO-02
  inTurn('shows the price per litre next to every price of a bottle, and the allergens of a dish', async () => {
    const { platform, browser } = journey;
    const { page, faults } = await openWindow(browser, size);
    await page.goto(menu(platform));
    const structuredText = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(structuredText['@graph'].map((node: { '@type': string }) => node['@type'])).toEqual(['Restaurant', 'Menu']);
    const litre = '8,79\u00a0€/l';
    const row = page.getByRole('article').filter({ hasText: 'Mineralwasser still' });
    await row.getByText(litre).waitFor();
    await row.getByRole('button', { name: 'Mineralwasser still', exact: true }).click();
    const overlay = page.getByRole('dialog');
    await overlay.getByText(litre).waitFor();
    await overlay.getByRole('button', { name: /^Zum Warenkorb/ }).click();
    await page.getByRole('button', { name: 'Allergene und Zusatzstoffe' }).click();
    const legend = page.getByRole('dialog');
    await legend.getByText('mit Konservierungsstoff', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await legend.getByRole('checkbox', { name: /Milch/ }).check();
    await legend.getByRole('button', { name: /anzeigen$/ }).click();
    await page.getByRole('article').filter({ hasText: 'Salame' }).waitFor({ state: 'detached' });
    await toCheckout(page);
    await page.getByRole('listitem').filter({ hasText: 'Mineralwasser still' }).getByText(litre).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  // MENU-10
  inTurn('renders only the visible part of a menu with hundreds of dishes, without layout shift', async () => {
    const { platform, browser } = journey;
    const { page, faults } = await openWindow(browser, size);
    await serveLongMenu(page);
    await page.goto(menu(platform));
    await page.locator('[data-unseen-skipped]').first().waitFor({ state: 'attached' });
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    const { rows, undrawn, reserved, drawn } = await measureUnseenRows(page);
    expect(rows).toBeGreaterThan(200);
    expect(undrawn).toBeGreaterThan(rows / 2);
    expect(reserved).toEqual(drawn);
    for (const category of ['Getränke', 'Vorspeisen']) {
      // A pointer may miss a link of the bar, which scrolls to the current category.
      expect(await measureScrollTo(page, category, 'Enter')).toBe(150);
      await page.locator('nav a[aria-current=true]').filter({ hasText: category }).waitFor();
    }
    // Jumps far, past the middle of the menu.
    for (const [top, category] of [
      [1_000_000, 'Wein und Bier'],
      [0, 'Pizza'],
    ] as const) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await page.locator('nav a[aria-current=true]').filter({ hasText: category }).waitFor();
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  // MENU-08, CART-01
  onePath('configures a set menu step by step, keeps it over reloads, and lists its products', async () => {
    const { platform, browser } = journey;
    const { page, faults } = await openWindow(browser, size);
    await page.goto(menu(platform));
    await page.getByRole('button', add('Mittagsmenü')).click();
    const overlay = page.getByRole('dialog');
    const next = overlay.getByRole('button', { name: /^Weiter/ });
    await next.click();
    await overlay.getByText('Bitte wählen Sie bei „Vorspeise“ etwas aus.', { exact: true }).waitFor();
    await overlay.getByRole('radio', { name: /^Minestrone/ }).check();
    await next.click();
    await overlay.getByRole('radio', { name: /^Ravioli/ }).check();
    expect(await axeFindings(page)).toEqual([]);
    await next.click();
    await overlay.getByRole('button', { name: 'Zurück' }).click();
    expect(await overlay.getByRole('radio', { name: /^Ravioli/ }).isChecked()).toBe(true);
    await next.click();
    await overlay.getByRole('radio', { name: /^Cola/ }).check();
    await next.click();
    await overlay.getByRole('checkbox', { name: /^Tiramisù/ }).check();
    // On one line, even on a phone.
    const buttonText = overlay.getByText('Zum Warenkorb hinzufügen', { exact: true });
    expect((await buttonText.boundingBox())?.height).toBeLessThan(30);
    // 16.90 + 1.00 + 0.50 + 4.40
    await overlay.getByRole('button', { name: 'Zum Warenkorb hinzufügen 22,80\u00a0€' }).click();
    await overlay.waitFor({ state: 'hidden' });
    await page.reload();
    await toCheckout(page);
    const chosen = page.getByText('Minestrone, Ravioli mit Ricotta und Spinat, Cola, Tiramisù', { exact: true });
    await chosen.waitFor();
    await fillContact(page, lunchGuest);
    await page.reload();
    await chosen.waitFor();
    expect(await page.getByLabel('Nachname').inputValue()).toBe(lunchGuest);
    // Going back keeps the cart, and the checkout is unchanged afterwards.
    await page.goBack();
    await page.getByRole('link', { name: 'Jetzt bestellen' }).waitFor();
    await page.goForward();
    await chosen.waitFor();
    await consent(page);
    await submitOrder(page, 'Bestellung abschicken 22,80\u00a0€');
    await page.getByText('Ravioli mit Ricotta und Spinat').first().waitFor();
    await page.reload();
    await page.getByText('Ravioli mit Ricotta und Spinat').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(faults).toEqual([]);

    const cookie = await platform.login('admin@demo.example');
    const { body } = await platform.call('GET', '/api/orders/current', { cookie });
    const placed = (body.data as { contact: { lastName: string }; items: { parts: object[] }[] }[]).find(
      ({ contact }) => contact.lastName === lunchGuest,
    );
    expect(placed?.items[0]?.parts).toEqual([
      { name: 'Vorspeise', values: ['Minestrone'], uploads: [] },
      { name: 'Hauptspeise', values: ['Ravioli mit Ricotta und Spinat'], uploads: [] },
      { name: 'Getränk', values: ['Cola'], uploads: [] },
      { name: 'Dessert', values: ['Tiramisù'], uploads: [] },
    ]);
    await page.context().close();
  });

  // QTY-01, PRICE-11
  inTurn('accepts weights with a comma in both units, and shows an approximate price', async () => {
    const { platform, browser } = journey;
    const { page, faults } = await openWindow(browser, size);
    await page.goto(menu(platform));
    await page.getByRole('button', add('Prosciutto San Daniele')).click();
    const overlay = page.getByRole('dialog');
    await overlay.getByRole('button', { name: 'Zum Warenkorb hinzufügen ca. 10,98\u00a0€' }).waitFor();
    await overlay.getByRole('radio', { name: 'kg' }).check();
    const amount = overlay.getByRole('textbox', { name: 'Menge' });
    expect(await amount.inputValue()).toBe('0,2');
    await amount.fill('0,33');
    await amount.press('Enter');
    expect(await amount.inputValue()).toBe('0,35');
    expect(await axeFindings(page)).toEqual([]);
    // 0.35 kg of 54.90 are 19.215
    await overlay.getByRole('button', { name: 'Zum Warenkorb hinzufügen ca. 19,22\u00a0€' }).click();
    await toCheckout(page);
    await fillContact(page, 'Waage');
    await consent(page);
    await submitOrder(page, 'Bestellung abschicken ca. 19,22\u00a0€');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  inTurn('keeps a separate cart per tab', async () => {
    const { platform, browser } = journey;
    const { page: first, faults } = await openWindow(browser, size);
    await openFilledCheckout(first, menu(platform), 'Takeaway', 2);
    const second = await first.context().newPage();
    await openFilledCheckout(second, menu(platform), 'Takeaway', 1);
    await toCheckout(second);
    await fillContact(second, 'Zweitfenster');
    await consent(second);
    await submitOrder(second, 'Bestellung abschicken 6,40\u00a0€');
    await first.reload();
    await toCheckout(first);
    await fillContact(first, 'Erstfenster');
    await consent(first);
    await submitOrder(first, 'Bestellung abschicken 12,80\u00a0€');
    expect(faults).toEqual([]);
    await first.context().close();
  });

  inTurn('offers no sold-out product and no full slot once the page is visible again', async () => {
    const { platform, browser } = journey;
    const cookie = await platform.login('admin@demo.example');
    const branch = await innenstadt(platform);
    const { page, faults } = await openWindow(browser, size);
    const showPageAgain = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const putAsStaff = async (path: string, body: object) =>
      expect((await platform.call('PUT', `/api/${path}`, { cookie, body })).status).toBe(200);
    const waitForCapacity = (isExpected: (capacity: { soldOut: string[]; fullSlots: string[] }) => boolean) =>
      until('guests to receive the capacity', async () =>
        isExpected((await platform.call('GET', `/api/capacity/${branch.id}`)).body.data as never),
      );
    const cola = await findProduct(platform, 'Cola');
    const stock = `stock/${branch.id}/${cola.id}`;
    const limit = `slot-limits/${branch.id}`;

    try {
      await page.goto(menu(platform));
      await page.getByRole('button', add('Cola')).waitFor();
      await putAsStaff(stock, { remaining: 0 });
      await waitForCapacity(({ soldOut }) => soldOut.includes(cola.id));
      await showPageAgain();
      await page.getByRole('button', add('Cola')).waitFor({ state: 'detached' });
      await page.getByText('Heute ausverkauft', { exact: true }).first().waitFor();
      // Nor can it be chosen in a set menu.
      await page.getByRole('button', add('Mittagsmenü')).click();
      const overlay = page.getByRole('dialog');
      for (const course of [/^Minestrone/, /^Lasagne/]) {
        await overlay.getByRole('radio', { name: course }).check();
        await overlay.getByRole('button', { name: /^Weiter/ }).click();
      }
      expect(await overlay.getByRole('radio', { name: /^Cola/ }).isDisabled()).toBe(true);
      expect(await axeFindings(page)).toEqual([]);
      await overlay.getByRole('button', { name: 'Schließen' }).click();

      await putAsStaff(limit, { limit: { minutes: 60, maxOrders: 1 } });
      // This hour and the next ones: the test may run past a full hour.
      const draft = await margheritaDraft(platform);
      const hour = 3_600_000;
      const thisHour = Math.floor(Date.now() / hour) * hour;
      const hours = [1, 2].map((later) => new Date(thisHour + later * hour).toISOString());
      // In the middle of the hour: its start may be too soon.
      const wishes = [1.5, 2.5].map((later) => new Date(thisHour + later * hour).toISOString());
      for (const appointmentDate of [null, ...wishes])
        await platform.call('POST', '/api/orders', { body: { ...draft, appointmentDate } });
      await waitForCapacity(({ fullSlots }) => hours.every((start) => fullSlots.includes(start)));
      await page.getByRole('button', add('Tiramisù')).click();
      await toCheckout(page);
      await showPageAgain();
      await page.getByText('Im Moment sind wir ausgebucht.', { exact: true }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('radio', { name: /Zum Wunschtermin/ }).check();
      await fillContact(page, 'Später');
      await consent(page);
      await submitOrder(page, 'Bestellung abschicken');
    } finally {
      // Restores the limits in any case: the other journeys order here.
      await putAsStaff(stock, { remaining: null });
      await putAsStaff(limit, { limit: null });
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  // DEPOSIT-01, DEPOSIT-05
  inTurn('shows the deposit of a bottle next to its price and once in the sums, and charges it', async () => {
    const { platform, browser } = journey;
    const { page, faults } = await openWindow(browser, size);
    await page.goto(menu(platform));
    const row = page.getByRole('article').filter({ hasText: 'Märzen' });
    await row.getByText('zzgl. 0,20\u00a0€ Pfand', { exact: true }).waitFor();
    await row.getByRole('button', { name: 'Märzen', exact: true }).click();
    const overlay = page.getByRole('dialog');
    await overlay.getByRole('button', { name: 'Mehr', exact: true }).click();
    // 2 x 3.90, plus 2 x 0.20 deposit
    await overlay.getByText('zzgl. 0,40\u00a0€ Pfand', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await overlay.getByRole('button', { name: 'Zum Warenkorb hinzufügen 7,80\u00a0€' }).click();
    await toCheckout(page);
    await page.getByRole('listitem').filter({ hasText: 'Märzen' }).getByText('zzgl. 0,40\u00a0€ Pfand').waitFor();
    await fillContact(page, `Pfand-${size.width}`);
    await consent(page);
    const uid = await submitOrder(page, 'Bestellung abschicken 8,20\u00a0€');
    // The checkout, shown until the order's page is rendered, has the same deposit line.
    await page.locator('h1[aria-live]').waitFor();
    await page.getByText('zzgl. 0,40\u00a0€ Pfand').waitFor();
    await page.getByText('Pfand', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(faults).toEqual([]);

    const cookie = await platform.login('admin@demo.example');
    const { body } = await platform.call('GET', '/api/orders/current', { cookie });
    const placed = (body.data as { uid: string; totals: object }[]).find((order) => order.uid === uid);
    // 8.20 - 8.20 / 1.2
    expect(placed?.totals).toMatchObject({ gross: 7.8, deposit: { gross: 0.4 }, total: { gross: 8.2, tax: 1.3667 } });
    await page.context().close();
  });
});

testLog(journey);

// BRANCHES-07, PAGE-13, MENU-04, MENU-05, MENU-07, MENU-10, CART-06, STATUS-11, STATUS-12
inFullRun('shows the specified content on every page from the branch list to the order', async () => {
  const { branch, menu, onTablet, configured, summary, status, uid, cut, faults } = await readGuestPages(
    journey.platform,
    journey.browser,
  );
  // LOOK-06
  expect(cut).toEqual([]);
  expect(branch).toEqual({ pictures: expect.any(Number), address: 1, state: 1 });
  expect(branch.pictures).toBeGreaterThan(0);
  expect(menu).toEqual({ path: '/store/innenstadt', groups: true, category: 150 });
  expect(onTablet).toBeCloseTo(0.36, 2);
  expect(configured.parts.join()).toMatch(/Größe.*Extras/s);
  expect(summary).toMatch(/Zwischensumme.*1090 Alsergrund.*Gesamt/s);
  for (const text of [
    uid,
    'Bar bei Abholung',
    'Takeaway',
    'Marillo Innenstadt',
    'Marc-Aurel-Straße 9',
    'tel:+4315352418',
  ])
    expect(status).toContain(text);
  expect(faults).toEqual([]);
});
