// A guest reserves a table on the phone and at the desk; staff seat, move and cancel, live.
import { describe, expect } from '@jest/globals';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Reservation } from '@theke/contracts/ordering/reservation';
import { until } from '@theke/kit/testing/until';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import type { Page } from 'playwright-core';
import { axeFindings, desk, openWindow, widths } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';

const journey = openJourney('embedded');
const isExpected = (fault: string) => /status of (401|404|409|422)/.test(fault);

async function neubau(): Promise<Branch> {
  const { body } = await journey.platform.call('GET', '/api/branches?filter[identifier]=neubau');
  const [branch] = body.data as unknown as Branch[];
  if (!branch) throw new Error('the demo has no branch called neubau');
  return branch;
}

/** Chooses tomorrow, at 21:00 or the next free time before, and sends the form. @returns the chosen time */
async function reserve(page: Page, name: string): Promise<string> {
  const tomorrow = dateOf(localTime('Europe/Vienna', Date.now() + 86_400_000));
  const day = page.locator(`[data-date="${tomorrow}"]`);
  if (!(await day.isVisible())) await page.getByRole('button', { name: 'Nächster Monat' }).click();
  await day.click();
  const time = page.getByRole('radio', { name: /^2[01]:\d\d Uhr$/ }).last();
  await time.waitFor();
  const clock = ((await time.getAttribute('aria-label')) ?? '').slice(0, 5);
  await time.check();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E‑Mail').fill(`${name.toLowerCase()}@demo.example`);
  await page.getByLabel(/^Wunsch/).fill('Am Fenster, bitte');
  await page.getByRole('button', { name: 'Tisch reservieren' }).click();
  await page.getByRole('heading', { name: 'Ihr Tisch ist reserviert' }).waitFor();
  return clock;
}

describe.each(widths)('at %s', (width, size) => {
  // RESV-01, RESV-05, RESV-09, RESV-12
  withBrowser('a guest reserves, changes and cancels; staff see it live', async () => {
    const { platform, browser } = journey;
    const staff = await platform.login('manager@demo.example');
    const branch = await neubau();
    const tomorrow = dateOf(localTime(branch.timeZone, Date.now() + 86_400_000));
    const name = `Lechner${width.slice(0, 3)}`;
    const list = async () => {
      const path = `/api/reservations?branch=${branch.id}&day=${tomorrow}`;
      return (await platform.call('GET', path, { cookie: staff })).body.data as unknown as Reservation[];
    };
    const own = async () => (await list()).find((reservation) => reservation.name === name);

    const office = await openWindow(browser, desk);
    await office.page.goto(`${platform.url}/backend/login?from=/reservations`);
    await logIn(office.page, 'manager@demo.example');
    await office.page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await office.page.goto(`${platform.url}/backend/reservations?branch=${branch.id}&day=${tomorrow}`);
    const rows = office.page.getByRole('list', { name: 'Reservierungen' }).getByRole('listitem');
    await rows.first().waitFor();

    const guest = await openWindow(browser, size);
    const { page } = guest;
    await page.goto(`${platform.url}/reservation`);
    await page.getByRole('heading', { name: 'Tisch reservieren' }).waitFor();
    await page.getByRole('group', { name: 'Uhrzeit' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tisch reservieren' }).click();
    await page.getByText('Bitte wählen Sie eine Uhrzeit.').waitFor();
    const clock = await reserve(page, name);
    expect(await axeFindings(page)).toEqual([]);
    const row = rows.filter({ hasText: name });
    await row.getByText(clock, { exact: true }).waitFor();
    await row.getByText('Wunsch: Am Fenster, bitte').waitFor();
    expect((await own())?.tables).toHaveLength(1);

    await page.getByRole('button', { name: 'Ändern' }).click();
    await page.getByRole('button', { name: 'Eine Person mehr' }).click();
    await page
      .getByRole('radio', { name: /^2[01]:\d\d Uhr$/ })
      .last()
      .check();
    await page.getByRole('button', { name: 'Änderung speichern' }).click();
    await until('the change to be stored', async () => (await own())?.guests === 3);
    await row.getByText(/^3 Personen/).waitFor();

    await page.getByRole('button', { name: 'Stornieren' }).click();
    await page.getByRole('button', { name: 'Ja, stornieren' }).click();
    await page.getByRole('heading', { name: 'Diese Reservierung ist storniert' }).waitFor();
    await row.getByText('Storniert', { exact: true }).waitFor();
    const faults = [...office.faults, ...guest.faults];
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    for (const window of [office, guest]) await window.page.context().close();
  });

  // RESV-08, RESV-12
  withBrowser('staff enter a caller, are warned of a taken table, and seat guests', async () => {
    const { platform, browser } = journey;
    const branch = await neubau();
    const office = await openWindow(browser, size);
    const { page } = office;
    await page.goto(`${platform.url}/backend/login?from=/reservations`);
    await logIn(page, 'manager@demo.example');
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await page.goto(`${platform.url}/backend/reservations?branch=${branch.id}`);
    const name = `Anruf${width.slice(0, 3)}`;
    const enter = async (who: string) => {
      await page.getByRole('button', { name: 'Reservierung eintragen' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Beginn').fill('23:00');
      await dialog.getByLabel(/^Name/).fill(who);
      await dialog.getByRole('checkbox', { name: /^N7/ }).check();
      await dialog.getByRole('button', { name: 'Speichern' }).click();
      return dialog;
    };
    await (await enter(name)).waitFor({ state: 'hidden' });
    const refused = await enter('Zweiter');
    await refused.getByText(/^Tisch N7 ist von 23:00 bis 00:30 Uhr für Anruf/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await refused.getByRole('button', { name: 'Abbrechen' }).click();

    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: `${name}: Am Tisch` }).click();
    await row.getByRole('button', { name: `${name}: Gegangen` }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByText('Tischplan').click();
    await page.getByRole('button', { name: new RegExp(`^${name}.*2 Personen.*Am Tisch$`) }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByText('Liste').click();
    await row.getByRole('button', { name: `${name}: Gegangen` }).click();
    await row.getByText('Beendet').waitFor();
    expect(office.faults.filter((fault) => !isExpected(fault))).toEqual([]);
    await page.context().close();
  });
});

testLog(journey);
