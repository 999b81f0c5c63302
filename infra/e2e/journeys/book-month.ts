import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import type { BookingAccountsOnWire } from '@theke/contracts/ordering/booking-accounts';
import type { DayClose } from '@theke/contracts/ordering/day-close';
import type { Browser } from 'playwright-core';
import { axeFindings, openWindow } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import type { Platform } from './platform.ts';

const path = '/api/day-closes/accounts';

/** Removes the accounts that an earlier run entered. */
async function clearAccounts({ call }: Platform, cookie: string): Promise<void> {
  const { version } = (await call('GET', path, { cookie })).body.data as BookingAccountsOnWire;
  expect((await call('PUT', path, { cookie, body: { version } })).status).toBe(200);
}

/**
 * An administrator asks for the booking file of the month of the last close, reads which accounts are missing, enters
 * them and gets the file.
 */
export async function bookMonth(
  platform: Platform,
  browser: Browser,
  size: { width: number; height: number },
): Promise<void> {
  const cookie = await platform.login('admin@demo.example');
  await clearAccounts(platform, cookie);
  const [close] = (await platform.call('GET', '/api/day-closes?pageSize=1', { cookie })).body.data as DayClose[];
  const { branch, businessDay } = close as DayClose;
  const month = businessDay.slice(0, 7);

  const { page, faults } = await openWindow(browser, size);
  const day = `/day-closes?${new URLSearchParams({ branch: branch.id, month })}`;
  await page.goto(`${platform.url}/backend/login?${new URLSearchParams({ from: day })}`);
  await logIn(page, 'admin@demo.example');
  await page.getByRole('button', { name: 'Buchungsdatei', exact: true }).click();
  const missing = page.getByRole('alert');
  await missing.getByText('Es fehlt die Beraternummer.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await missing.getByRole('link', { name: 'Konten eintragen' }).click();

  await page.getByRole('textbox', { name: /^Beraternummer/ }).fill('29098');
  await page.getByRole('textbox', { name: /^Mandantennummer/ }).fill('55003');
  await page.getByRole('combobox', { name: /^Länge der Sachkonten/ }).selectOption('4');
  await page.getByRole('combobox', { name: /^Wirtschaftsjahr beginnt im/ }).selectOption('1');
  // A different number for each account.
  let account = 1_600;
  for (const name of [
    ...['Barzahlung', 'Bankomatkarte', 'Essensgutschein', 'Karte (online)', 'PayPal', 'Verrechnungskonto'],
    ...['Trinkgeld', 'Geschenkkarten', 'Kassendifferenzen', 'Nicht zugeordnete Einnahmen'],
  ])
    await page.getByRole('textbox', { name }).fill(String(account++));
  for (const rate of await page.getByRole('textbox', { name: /^Erlöskonto/ }).all()) await rate.fill(String(account++));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Konten speichern' }).click();
  await page.getByText('Die Konten sind gespeichert.').waitFor();

  await page.goto(`${platform.url}/backend${day}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Buchungsdatei', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^EXTF_Tagesabschluesse_[\w-]+\.csv$/);
  const bytes = await readFile(await file.path());
  const text = new TextDecoder('windows-1252').decode(bytes);
  expect(text).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;/);
  expect(text).toContain('Gegenkonto (ohne BU-Schlüssel)');
  expect(text).toMatch(/;"S";"EUR";;;"";1600;1605;/);
  await page.context().close();
  expect(faults.filter((fault) => !/status of (401|422)/.test(fault))).toEqual([]);
}
