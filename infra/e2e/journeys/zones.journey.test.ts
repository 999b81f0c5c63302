// Staff import addresses and draw a delivery zone; a guest's address decides fee and time.
import { describe, expect } from '@jest/globals';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Order } from '@theke/contracts/ordering/order';
import type { Page } from 'playwright-core';
import { axeFindings, openWindow, widths } from './browser.ts';
import { consent, fillContact, openFilledCheckout, orderedUid, toCheckout } from './checkout-steps.ts';
import { logIn } from './confirm-on-board.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { changeEntry, waitUntilServed } from './staff-calls.ts';

const journey = openJourney('embedded');
/** The browser logs refused requests. */
const isExpected = (fault: string) => /status of (401|409|422)/.test(fault);

async function innenstadt(): Promise<Branch> {
  const { platform } = journey;
  const cookie = await platform.login('admin@demo.example');
  const { body } = await platform.call('GET', '/api/branches?filter[identifier]=innenstadt', { cookie });
  return (body.data as unknown as Branch[])[0] as Branch;
}

const file = (street: string) =>
  [
    'street;number;postcode;city;lat;lon',
    `${street};1;1010;Wien;48,2117;16,3735`,
    `${street};3;1010;Wien;48,2119;16,3739`,
    'Fernweg;1;1010;Wien;48,2500;16,4500',
    'Ohne Nummer;;1010;Wien;48,2117;16,3735',
  ].join('\n');

async function importAddresses(page: Page, street: string): Promise<void> {
  await page.getByRole('link', { name: /importieren$/ }).click();
  const buffer = Buffer.from(file(street));
  await page.getByLabel('Datei').setInputFiles({ name: 'adressen.csv', mimeType: 'text/csv', buffer });
  await page.getByLabel('Quelle').fill('Für den Test erfunden');
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByText('ausgelassen: Hausnummer oder PLZ fehlt').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '3 Adressen importieren' }).click();
  await page.getByText(/^3 Adressen angelegt/).waitFor();
  await page.getByRole('link', { name: 'Zu den Lieferzonen' }).click();
}

/** Clicks a square around the branch, which is in the middle of the map. */
async function drawSquare(page: Page): Promise<void> {
  const map = page
    .getByRole('region', { name: /^Karte der Lieferzonen/ })
    .locator('svg')
    .first();
  const box = await map.boundingBox();
  if (!box) throw new Error('the map is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const [right, down] of [
    [-100, -90],
    [100, -90],
    [100, 90],
    [-100, 90],
  ] as const)
    await page.mouse.click(x + right, y + down);
}

describe.each(widths)('delivery zones at %s', (width, size) => {
  // ZONE-03, ZONE-04, ZONE-05, ZONE-07
  withBrowser('are drawn by staff, and the address of a guest decides', async () => {
    const { platform, browser } = journey;
    const cookie = await platform.login('admin@demo.example');
    const branch = await innenstadt();
    // Without named areas the address alone decides.
    const putBack = await changeEntry(platform, cookie, `/api/branches/${branch.id}`, { deliveryAreas: [] });
    const name = `Zone ${width}`;
    const street = `Erfundene Gasse ${width.startsWith('3') ? 'Eins' : 'Zwei'}`;

    const office = await openWindow(browser, size);
    const { page } = office;
    await page.goto(`${platform.url}/backend/login`);
    await logIn(page, 'admin@demo.example');
    await page.getByText('Jetzt zu tun').waitFor();
    await page.goto(`${platform.url}/backend/delivery-zones?branch=${branch.id}`);
    await page.getByText(/^Noch keine Zone\./).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await importAddresses(page, street);

    await page.getByRole('button', { name: 'Neue Zone' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Gebiet').fill(name);
    await dialog.getByLabel('Liefergebühr').fill('1,70');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByText('Eine Zone braucht mindestens drei Punkte.').waitFor();
    await drawSquare(page);
    const points = page.getByRole('button', { name: new RegExp(`^Punkt \\d von „${name}“$`) });
    expect(await points.count()).toBe(4);
    await points.first().press('Delete');
    expect(await points.count()).toBe(3);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await points.first().press('ArrowLeft');
    await page.getByLabel('Straße und Hausnummer').fill(`${street.replace('Gasse', 'G.')} 1`);
    await page.getByRole('button', { name: 'Testen' }).click();
    await page.getByText(new RegExp(`^Liegt in „${name}“: 1,70\\s€, etwa \\d+ Minuten\\.`)).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Lieferzonen gespeichert.').waitFor();
    await waitUntilServed(platform, 'innenstadt', ({ deliveryAreas }) =>
      (deliveryAreas as { area: string }[]).some(({ area }) => area === name),
    );

    const guest = await openWindow(browser, size);
    await openFilledCheckout(guest.page, `${platform.url}/store/innenstadt`, 'Lieferung', 2);
    await toCheckout(guest.page);
    await guest.page.getByText('Liefergebühr und Lieferzeit richten sich nach Ihrer Adresse.').waitFor();
    await fillContact(guest.page, `Zoner${size.width}`);
    await guest.page.getByLabel('PLZ').fill('1010');
    await guest.page.getByLabel('Ort', { exact: true }).fill('Wien');
    await guest.page.getByLabel('Straße und Hausnummer').fill('Fernweg 1');
    await guest.page.getByText('An diese Adresse liefern wir leider nicht.', { exact: false }).waitFor();
    expect(await axeFindings(guest.page)).toEqual([]);
    await consent(guest.page);
    await guest.page.getByRole('button', { name: /abschicken|bestellen/ }).click();
    await guest.page
      .getByRole('alert')
      .getByText('An diese Adresse liefern wir leider nicht.', { exact: false })
      .waitFor();
    await guest.page.getByLabel('Straße und Hausnummer').fill(`${street} 5`);
    await guest.page.getByText(new RegExp(`Lieferzone „${name}“: 1,70\\s€ Liefergebühr`)).waitFor();
    await guest.page.getByText(`Die Zone gilt für ${street} 3.`, { exact: false }).waitFor();
    expect(await axeFindings(guest.page)).toEqual([]);
    await guest.page.getByRole('button', { name: /abschicken|bestellen/ }).click();
    const uid = await orderedUid(guest.page);
    const { body } = await platform.call('GET', `/api/orders?q=${uid}`, { cookie });
    const [order] = body.data as unknown as Order[];
    expect([order?.deliveryArea, order?.totals.delivery.gross]).toEqual([name, 1.7]);

    expect([...office.faults, ...guest.faults].filter((fault) => !isExpected(fault))).toEqual([]);
    await putBack();
    for (const window of [office, guest]) await window.page.context().close();
  });
});

testLog(journey);
