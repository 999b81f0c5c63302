// A table from the first round to the last payment: the waiter on the phone, the kitchen's board, and the guests.
import { describe, expect } from '@jest/globals';
import { axeFindings, desk, openWindow, phone } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';

const journey = openJourney('embedded');
/** The browser logs the refused first request of a login. */
const isExpected = (fault: string) => /status of 401/.test(fault);

describe.each([
  { name: 'phone', size: phone, table: '5' },
  { name: 'desktop', size: desk, table: '6' },
])('a waiter at the $name', ({ size, table }) => {
  // TABLE-02 to TABLE-11
  withBrowser('orders rounds with courses, fires one, and splits the bill', async () => {
    const { platform, browser } = journey;
    const waiter = await openWindow(browser, size);
    const { page } = waiter;
    await page.goto(`${platform.url}/backend/login`);
    await logIn(page, 'mitarbeiter@demo.example');
    await page.getByRole('heading', { name: /^Neu/ }).waitFor();
    await page.goto(`${platform.url}/backend/table-service`);
    await page.getByRole('link', { name: new RegExp(`^Tisch ${table} Frei`) }).click();
    await page.getByText('Dieser Tisch ist frei.').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    // The first round has two courses.
    await page.getByRole('link', { name: 'Runde bestellen' }).click();
    await page.getByLabel('Produkt suchen').fill('tiramisu');
    await page.getByRole('radio', { name: 'Gang 2' }).check({ force: true });
    await page.getByRole('button', { name: /^Tiramisù \d.*hinzufügen/ }).click();
    await page.getByRole('radio', { name: 'Gang 1' }).check({ force: true });
    await page.getByLabel('Produkt suchen').fill('');
    const first = page.getByRole('button', { name: /hinzufügen/ }).first();
    await first.click();
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
    expect(await axeFindings(page)).toEqual([]);
    const review = page.getByRole('button', { name: /Positionen ansehen/ });
    if (await review.isVisible()) await review.click();
    await page.getByLabel('Anmerkung für die Küche').fill('Ohne Zwiebel');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'An die Küche schicken' }).click();
    await page.getByRole('heading', { name: 'Gang 2, wartet' }).waitFor();
    await page.getByText('Ohne Zwiebel').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    // The kitchen sees that the second course waits, until it is fired.
    const kitchen = await openWindow(browser, desk);
    await kitchen.page.goto(`${platform.url}/backend/login`);
    await logIn(kitchen.page, 'mitarbeiter@demo.example');
    await kitchen.page.getByText('Gang 2, wartet').first().waitFor();
    expect(await axeFindings(kitchen.page)).toEqual([]);
    await page.getByRole('button', { name: 'Gang 2 abrufen' }).click();
    await page.getByRole('heading', { name: 'Gang 2', exact: true }).waitFor();
    await kitchen.page.getByText('Gang 2, wartet').first().waitFor({ state: 'hidden' });

    // A guest opens the bill by the QR code and asks to pay.
    const address = await page.evaluate(async () => {
      const orders = await (await fetch('/api/orders/current')).json();
      const { id } = orders.data.find(
        (order: { bill?: string; status: string }) => order.bill && order.status === 'confirmed',
      );
      return (await (await fetch(`/api/orders/${id}/guest`)).json()).data.statusPath as string;
    });
    await page.getByRole('button', { name: 'QR-Code für Gäste' }).click();
    await page.getByRole('img', { name: 'QR-Code für Gäste' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const guest = await openWindow(browser, phone);
    await guest.page.goto(`${platform.url}${address}`);
    await guest.page.getByRole('heading', { name: `Rechnung von Tisch ${table}` }).waitFor();
    expect(await axeFindings(guest.page)).toEqual([]);
    await guest.page.getByRole('button', { name: 'Zahlen, bitte' }).click();
    await guest.page.getByText('Wir bringen Ihnen die Rechnung.').waitFor();
    await page.getByText('Möchte zahlen').waitFor();

    // One guest pays the dessert, the others share the rest.
    const settle = page.getByRole('button', { name: 'Kassieren' });
    await settle.click();
    await page.getByRole('radio', { name: 'Positionen' }).check({ force: true });
    await page.getByRole('button', { name: 'Mehr Tiramisù' }).click();
    expect(await axeFindings(page)).toEqual([]);
    const take = page.getByRole('button', { name: /€ kassieren$/ });
    await take.click();
    await take.waitFor({ state: 'hidden' });
    await guest.page.getByText('bezahlt', { exact: true }).first().waitFor();
    await settle.click();
    await page.getByRole('radio', { name: 'Pro Person' }).check({ force: true });
    await page.getByText('Jetzt zahlt eine von 2 Personen.').waitFor();
    await page.getByLabel('Zahlungsart').selectOption({ index: 1 });
    expect(await axeFindings(page)).toEqual([]);
    await take.click();
    await take.waitFor({ state: 'hidden' });
    await settle.click();
    await take.click();
    await page.getByRole('link', { name: new RegExp(`^Tisch ${table} Frei`) }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await guest.page.getByText('Alles bezahlt. Danke!').waitFor();
    const faults = [...waiter.faults, ...kitchen.faults, ...guest.faults];
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    for (const window of [waiter, kitchen, guest]) await window.page.context().close();
  });
});

testLog(journey);
