// Guests of a table pay their parts of the bill online with the test provider; staff see it live and take the rest.
import { describe, expect } from '@jest/globals';
import { axeFindings, desk, openWindow, phone } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';

const journey = openJourney('embedded');
/** Expected in the console: the first request before a login is refused with 401. */
const isExpected = (fault: string) => /status of 401/.test(fault);

describe.each([
  { name: '390 px', size: phone, table: '7' },
  { name: '1440 px', size: desk, table: '8' },
])('guests of a table at $name', ({ size, table }) => {
  // TABLE-13 to TABLE-16
  withBrowser('pay their parts online, give one up, and the bill closes with the last part', async () => {
    const { platform, browser } = journey;
    const waiter = await openWindow(browser, size);
    const { page } = waiter;
    await page.goto(`${platform.url}/backend/login`);
    await logIn(page, 'mitarbeiter@demo.example');
    await page.getByRole('heading', { name: /^Neu/ }).waitFor();
    await page.goto(`${platform.url}/backend/table-service`);
    await page.getByRole('link', { name: new RegExp(`^Tisch ${table} Frei`) }).click();
    await page.getByRole('link', { name: 'Runde bestellen' }).click();
    await page.getByLabel('Produkt suchen').fill('tiramisu');
    for (let time = 0; time < 3; time++) await page.getByRole('button', { name: /^Tiramisù .*hinzufügen/ }).click();
    const review = page.getByRole('button', { name: /Position(en)? ansehen/ });
    if (await review.isVisible()) await review.click();
    await page.getByRole('button', { name: 'An die Küche schicken' }).click();
    await page.getByRole('button', { name: 'Kassieren' }).waitFor();
    const address = await page.evaluate(async (identifier) => {
      const orders = await (await fetch('/api/orders/current')).json();
      const { id } = orders.data.find(
        (order: { bill?: string; tableIdentifier: string; status: string }) =>
          order.bill && order.tableIdentifier === identifier && order.status === 'confirmed',
      );
      return (await (await fetch(`/api/orders/${id}/guest`)).json()).data.statusPath as string;
    }, table);

    // The first guest pays one piece with a tip.
    const guest = await openWindow(browser, size);
    await guest.page.goto(`${platform.url}${address}`);
    await guest.page.getByRole('button', { name: 'Jetzt online bezahlen' }).click();
    for (let time = 0; time < 2; time++) await guest.page.getByRole('button', { name: 'Weniger Tiramisù' }).click();
    await guest.page.getByRole('radio', { name: /10 %/ }).check({ force: true });
    expect(await axeFindings(guest.page)).toEqual([]);
    await guest.page.getByRole('button', { name: /€ bezahlen$/ }).click();
    const atProvider = guest.page.getByRole('heading', { name: 'Testzahlung, es fließt kein Geld' });
    await atProvider.waitFor();
    await page.getByRole('heading', { name: 'Gäste zahlen gerade online' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    // The second guest wants everything, gets the rest, and gives it up.
    const other = await openWindow(browser, size);
    await other.page.goto(`${platform.url}${address}`);
    await other.page.getByText(/^Andere Gäste bezahlen gerade/).waitFor();
    await other.page.getByRole('button', { name: 'Jetzt online bezahlen' }).click();
    await other.page.getByRole('radio', { name: 'Alles' }).check({ force: true });
    await other.page.getByRole('button', { name: /€ bezahlen$/ }).click();
    await other.page.getByRole('heading', { name: 'Testzahlung, es fließt kein Geld' }).waitFor();
    await other.page.goto(`${platform.url}${address}`);
    await other.page.getByRole('link', { name: 'Weiter zur Zahlung' }).waitFor();
    expect(await axeFindings(other.page)).toEqual([]);
    await other.page.getByRole('button', { name: 'Nicht online bezahlen' }).click();
    await other.page.getByRole('button', { name: 'Jetzt online bezahlen' }).waitFor();

    await guest.page.getByRole('button', { name: /^Bezahlen/ }).click();
    await guest.page.waitForURL(`**${address}`);
    await guest.page.getByText('Schon bezahlt').waitFor();
    await page.getByText(/Karte \(online\)/).waitFor();

    // The second guest pays the rest after all.
    await other.page.getByRole('button', { name: 'Jetzt online bezahlen' }).click();
    await other.page.getByRole('radio', { name: 'Pro Person' }).check({ force: true });
    await other.page.getByRole('button', { name: 'Eine Person weniger' }).click();
    expect(await axeFindings(other.page)).toEqual([]);
    await other.page.getByRole('button', { name: /€ bezahlen$/ }).click();
    await other.page.getByRole('button', { name: /^Bezahlen/ }).click();
    await other.page.waitForURL(`**${address}`);
    await other.page.getByText('Alles bezahlt. Danke!').waitFor();
    await page.getByText('Dieser Tisch ist frei.').waitFor();
    const faults = [...waiter.faults, ...guest.faults, ...other.faults];
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    for (const window of [waiter, guest, other]) await window.page.context().close();
  });
});

testLog(journey);
