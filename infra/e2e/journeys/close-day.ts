import { expect } from '@jest/globals';
import type { OpenPeriod } from '@theke/contracts/ordering/day-close';
import type { Browser } from 'playwright-core';
import { axeFindings, openWindow } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { margheritaDraft } from './demo-shop.ts';
import { placeOrder } from './order-board.ts';
import type { Platform } from './platform.ts';

/** A manager sells an order for cash, counts too little, closes the day and finds the close in the list. */
export async function closeDay(
  platform: Platform,
  browser: Browser,
  size: { width: number; height: number },
): Promise<void> {
  const cookie = await platform.login('manager@demo.example');
  const { branch } = await margheritaDraft(platform);
  const { id } = await placeOrder(platform);
  for (const move of ['confirm', 'completed'])
    await platform.call('POST', `/api/orders/${id}/status/${move}`, { cookie, body: {} });
  const open = async () =>
    (await platform.call('GET', `/api/day-closes/open/${branch}`, { cookie })).body.data as OpenPeriod;
  const { number, cash } = await open();
  expect(cash).toBeGreaterThan(0);

  const { page, faults } = await openWindow(browser, size);
  await page.goto(`${platform.url}/backend/login?from=/day-closes`);
  await logIn(page, 'manager@demo.example');
  await page.getByRole('heading', { name: 'Noch nicht abgeschlossen' }).waitFor();
  await page.goto(`${platform.url}/backend/day-closes?branch=${branch}`);
  await page.getByRole('textbox', { name: /^Wechselgeld zu Beginn/ }).fill('100');
  const counted = (100 + cash - 0.9).toFixed(2).replace('.', ',');
  await page.getByRole('textbox', { name: 'Gezählter Bestand' }).fill(counted);
  await page.getByText('In der Kasse fehlen 0,90\u00a0€.').waitFor();
  await page.getByRole('textbox', { name: /^Anmerkung zur Differenz/ }).fill('Beim Herausgeben verzählt.');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tag abschließen' }).click();
  await page.getByRole('dialog', { name: `Tagesabschluss Nr. ${number}` }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Endgültig abschließen' }).click();
  await page.getByRole('heading', { name: `Tagesabschluss Nr. ${number}`, level: 2 }).waitFor();
  await page.getByText('Anmerkung: Beim Herausgeben verzählt.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.getByText('Seit dem letzten Abschluss gibt es keine Umsätze.').waitFor();
  expect(await open()).toMatchObject({ number: number + 1, cash: 0, float: 100, methods: [] });
  await page.context().close();
  expect(faults.filter((fault) => !fault.includes('status of 401'))).toEqual([]);
}
