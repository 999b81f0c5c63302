import { expect } from '@jest/globals';
import type { FiscalReceipt } from '@theke/contracts/ordering/fiscal-receipt';
import { until } from '@theke/kit/testing/until';
import type { Browser } from 'playwright-core';
import { answerOpenReceipts, type CallApi } from '../../tools/fiscal-signer/answer-open-receipts.ts';
import { createLocalSigner } from '../../tools/fiscal-signer/local-signer.ts';
import { axeFindings, openWindow } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { margheritaDraft } from './demo-shop.ts';
import { type Placed, placeOrder } from './order-board.ts';
import type { Platform } from './platform.ts';
import { createKey } from './sessions.ts';

const register = 'INNENSTADT-1';

/** An administrator connects a till, which signs the receipt of a sold order; its guest opens the receipt. */
export async function signReceipts(
  platform: Platform,
  browser: Browser,
  size: { width: number; height: number },
): Promise<void> {
  const cookie = await platform.login('admin@demo.example');
  const { branch } = await margheritaDraft(platform);
  const { page, faults } = await openWindow(browser, size);
  await page.goto(`${platform.url}/backend/login?from=/branches/${branch}`);
  await logIn(page, 'admin@demo.example');
  await page.getByRole('textbox', { name: /^Kassen-ID/ }).fill(register);
  await page.getByText('Theke ist ein Bestellsystem und keine Registrierkasse.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const sold = await until('ordering to receive the register', () => sellForCash(platform, cookie, branch));

  const guest = await openWindow(browser, size);
  await guest.page.goto(`${platform.url}/status/${sold.uid}/${sold.hash}`);
  await guest.page.getByText('Diese Seite ist kein Kassenbeleg.').waitFor();
  const { key } = await createKey(platform, cookie, { branch, purpose: 'fiscal' });
  const asTill: CallApi = async (method, path, body) => {
    const headers = { authorization: `Bearer ${key}` };
    const { status, body: reply, text } = await platform.call(method, `/api${path}`, { headers, body });
    expect({ path, status, text }).toMatchObject({ status: 200 });
    return reply.data as never;
  };
  expect(await answerOpenReceipts(asTill, await createLocalSigner(register), register)).toBeGreaterThan(0);
  const link = guest.page.getByRole('link', { name: 'Kassenbeleg öffnen (PDF)' });
  // The page of a completed order is no longer followed.
  await guest.page.reload();
  await link.waitFor();
  expect(await axeFindings(guest.page)).toEqual([]);
  const pdf = await platform.call('GET', String(await link.getAttribute('href')));
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);

  await page.goto(`${platform.url}/backend/fiscal-receipts`);
  await page.getByText(`${register} `).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${platform.url}/backend/branches/${branch}`);
  await page.getByRole('textbox', { name: /^Kassen-ID/ }).fill('');
  await page.getByRole('button', { name: 'Speichern' }).click();
  for (const window of [page, guest.page]) await window.context().close();
  expect([...faults, ...guest.faults].filter((fault) => !fault.includes('status of 401'))).toEqual([]);
}

/** @returns the order if it has a receipt to sign: ordering knows the register */
async function sellForCash(platform: Platform, cookie: string, branch: string): Promise<Placed | undefined> {
  const order = await placeOrder(platform);
  for (const move of ['confirm', 'completed'])
    await platform.call('POST', `/api/orders/${order.id}/status/${move}`, { cookie, body: {} });
  const open = await platform.call('GET', `/api/fiscal-receipts?filter[branch]=${branch}&pageSize=500`, { cookie });
  return (open.body.data as unknown as FiscalReceipt[]).some(({ order: of }) => of.id === order.id) ? order : undefined;
}
