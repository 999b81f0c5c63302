import { until } from '@theke/kit/testing/until';
import type { Browser } from 'playwright-core';
import { axeFindings, desk, openWindow } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { checkOut, fillCart } from './place-guest-order.ts';

/**
 * A guest orders with an e-mail address; staff read the messages to guest and branch, and send the confirmation again.
 * @returns the texts of the screens
 */
export async function readMessages(browser: Browser, url: string) {
  const email = `gast.${Date.now()}@demo.example`;
  const guest = await openWindow(browser, desk);
  await fillCart(guest.page, url, 'finger');
  const status = await checkOut(guest.page, 'finger', email);
  const [, uid = ''] = /\/status\/([^/]+)\//.exec(status) ?? [];

  const { page, faults } = await openWindow(browser, desk);
  await page.goto(`${url}/backend/messages`);
  await page.waitForURL('**/backend/login**');
  await logIn(page, 'manager@demo.example');
  const mail = page.getByRole('row').filter({ hasText: email });
  await mail.getByText('Lokales Postfach').waitFor();
  const findings = await axeFindings(page);
  await mail.getByRole('link', { name: /Bestellung erhalten/ }).click();
  await page.getByText('Lokales Postfach: Diese Nachricht wurde nicht verschickt.').waitFor();
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Bestellung verfolgen' });
  const leadsTo = await link.getAttribute('href');
  await page.getByRole('radio', { name: 'Nur Text' }).check();
  const text = await page.getByText('Ihre Bestellung ist bei uns.').innerText();

  await page.getByRole('definition').getByRole('link', { name: /#/ }).click();
  const received = page.getByRole('row').filter({ hasText: 'Bestellung erhalten' }).filter({ hasText: 'E‑Mail' });
  await page.getByRole('link', { name: 'Neue Bestellung (an die Filiale)' }).waitFor();
  const before = await received.count();
  await page.getByRole('button', { name: 'Per E‑Mail' }).click();
  await until('the message that was sent again', async () => (await received.count()) > before);
  const after = await received.count();
  await page.context().close();
  await guest.page.context().close();
  // Before the login, the back office's request for the current user gets 401.
  const unexpected = [...guest.faults, ...faults].filter((fault) => !fault.includes('status of 401'));
  return { uid, status, leadsTo, text, before, after, findings, faults: unexpected };
}
