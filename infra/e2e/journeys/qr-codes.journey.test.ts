import { expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { axeFindings, desk, phone } from './browser.ts';
import { checkNarrowLayout } from './check-narrow-layout.ts';
import { consent, submitOrder, toCheckout } from './checkout-steps.ts';
import { innenstadt } from './demo-shop.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { openBoard } from './order-board.ts';

const journey = openJourney('embedded');
/** The test browser's own user agent says that it is automated, and such visits are not counted. */
const telephone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

// QR-01, QR-02, QR-04, QR-05, QR-07, STAT-06, TPL-05
withBrowser("lets a guest scan a table's code and order there, and shows staff by which code", async () => {
  const { platform, browser } = journey;
  const cookie = await platform.login('admin@demo.example');
  const branch = await innenstadt(platform);
  const tables = await platform.call('GET', `/api/tables?filter[branch]=${branch.id}&q=7`, { cookie });
  const table = (tables.body.data as unknown as { id: string; identifier: string }[]).find(
    ({ identifier }) => identifier === '7',
  );
  const office = await openBoard(browser, platform, 'admin@demo.example', desk);

  // Creates a code for every table on one screen.
  await office.page.goto(`${platform.url}/backend/qr-codes`);
  await office.page.getByRole('button', { name: 'Tischcodes' }).click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByLabel('Filiale').selectOption(branch.id);
  expect(await axeFindings(office.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await office.page.getByText(/QR-Codes angelegt/).waitFor();
  const listed = await platform.call('GET', `/api/qr-codes?pageSize=500&sort=name`, { cookie });
  const codes = listed.body.data as unknown as { id: string; name: string; path: string; fallback: string }[];
  const code = codes.find(({ name }) => name === 'Tisch 7');
  expect(code?.fallback).toBe(`/store/innenstadt?table=${table?.id}`);

  // QR-08: the small layout holds more, and is printed.
  await office.page.getByRole('button', { name: 'Bogen drucken' }).click();
  await dialog.getByText('10 Codes auf jedem Bogen').waitFor();
  await dialog.getByText('Kompakt', { exact: true }).click();
  await dialog.getByText('48 Codes auf jedem Bogen').waitFor();
  expect(await axeFindings(office.page)).toEqual([]);
  const sheet = await dialog.getByRole('link', { name: /^PDF öffnen/ }).getAttribute('href');
  const printed = await platform.call('GET', sheet ?? '', { cookie });
  expect([printed.status, sheet]).toEqual([200, expect.stringContaining('layout=compact')]);

  // TPL-05: the list of tables prints their codes.
  await office.page.goto(`${platform.url}/backend/tables`);
  await office.page.getByRole('checkbox', { name: '7 auswählen', exact: true }).check();
  await office.page.getByRole('button', { name: 'Tischcode drucken' }).click();
  await dialog.getByText('Gedruckt wird: 7').waitFor();
  await dialog.getByRole('img', { name: 'Vorschau: 7' }).waitFor();
  expect(await axeFindings(office.page)).toEqual([]);
  const [file] = await Promise.all([
    office.page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Herunterladen' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('tischaufsteller.pdf');
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  // A rule that never matches a phone, written and tested by keyboard and pointer.
  await office.page.goto(`${platform.url}/backend/qr-codes/${code?.id}`);
  await office.page.getByRole('button', { name: 'Regel', exact: true }).click();
  await office.page.getByLabel('Gerät').first().selectOption('desktop');
  await office.page.getByLabel('Ziel', { exact: true }).fill('/kontakt');
  await office.page.getByText('Standardziel:').waitFor();
  await office.page.getByLabel('Gerät').last().selectOption('desktop');
  await office.page.getByText('Regel 1 gilt:').waitFor();
  expect(await axeFindings(office.page)).toEqual([]);
  await office.page.getByRole('button', { name: 'Speichern' }).click();
  await office.page.getByText('Tisch 7 ist gespeichert.').waitFor();
  await office.page.getByText('Nicht gespeichert').waitFor({ state: 'hidden' });
  expect(await checkNarrowLayout(office.page)).toBe(true);

  // The guest's phone: the gateway has received the code by now.
  const address = `${platform.url}/q/${code?.path}`;
  await until('the code to redirect', async () => (await fetch(address, { redirect: 'manual' })).status === 302);
  const context = await browser.newContext({ viewport: phone, locale: 'de-AT', userAgent: telephone });
  const guest = await context.newPage();
  guest.setDefaultTimeout(20_000);
  const faults: string[] = [];
  guest.on('pageerror', ({ message }) => faults.push(message));
  await guest.goto(address);
  expect(new URL(guest.url()).pathname).toBe('/store/innenstadt');
  await guest.getByRole('button', { name: 'Tiramisù: Zum Warenkorb hinzufügen' }).click();
  await toCheckout(guest);
  // Nothing to choose: the scanned table is preselected.
  await guest.locator('option:checked', { hasText: /^7$/ }).waitFor({ state: 'attached' });
  await consent(guest);
  const uid = await submitOrder(guest, 'Bestellung abschicken');
  expect(await context.cookies()).toEqual([]);

  const current = await platform.call('GET', '/api/orders/current', { cookie });
  const order = (current.body.data as unknown as { id: string; uid: string; origin: unknown }[]).find(
    (one) => one.uid === uid,
  );
  expect(order?.origin).toEqual({ kind: 'qr', qr: code?.path });
  await office.page.setViewportSize(desk);
  await office.page.goto(`${platform.url}/backend/orders/${order?.id}`);
  await office.page.getByText('Über QR-Code „Tisch 7“').waitFor();

  // In the hours after midnight in Vienna, UTC is still on the previous day.
  const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const scans = await until('the scan to be counted', async () => {
    const path = `/api/statistics/qr-code-origins?from=${from}&to=${to}`;
    const { rows } = (await platform.call('GET', path, { cookie })).body.data as unknown as {
      rows: { path: string; scans: number }[];
    };
    return rows.find((row) => row.path === code?.path && row.scans > 0) ?? false;
  });
  expect(scans).toMatchObject({ name: 'Tisch 7', scans: 1 });
  expect([...faults, ...office.faults]).toEqual([]);
  await context.close();
  await office.page.context().close();
});

testLog(journey);
