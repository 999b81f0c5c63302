import { expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import type { Browser } from 'playwright-core';
import { axeFindings, openWindow } from './browser.ts';
import { openTestCheckout } from './example-payment.ts';
import { findCard, openBoard, type Placed } from './order-board.ts';
import type { Platform } from './platform.ts';

/** From the board to an order paid online: refunds a part, then the rest, and the guest sees both. */
export async function refundFromBoard(
  platform: Platform,
  browser: Browser,
  size: { width: number; height: number },
): Promise<void> {
  const cookie = await platform.login('manager@demo.example');
  const { order: id, link, reference } = await openTestCheckout(platform);
  await platform.call('POST', `/api/payments/test-checkouts/${reference}/decision`, { body: { outcome: 'paid' } });
  const order = await until('the kitchen to receive the order', async () => {
    const { data } = (await platform.call('GET', `/api/orders/${id}`, { cookie })).body;
    const { status } = data as { status: string };
    return status === 'placed' && (data as Placed);
  });

  const { page, faults } = await openBoard(browser, platform, 'manager@demo.example', size);
  await findCard(page, order).getByText('Bezahlt', { exact: true }).waitFor();
  await page.getByRole('link', { name: `Bestellung ${order.ticketNumber} öffnen`, exact: true }).click();
  const refund = page.getByRole('button', { name: 'Rückerstatten', exact: true });
  await refund.click();
  const dialog = page.getByRole('dialog', { name: 'Rückerstatten' });
  await dialog.getByRole('radio', { name: 'Betrag' }).check();
  const sum = dialog.getByRole('textbox', { name: 'Betrag' });
  await sum.fill('11');
  await dialog.getByText('Höchstens 10,90\u00a0€.').waitFor();
  await sum.fill('2,50');
  await dialog.getByRole('textbox', { name: /^Grund/ }).fill('Das Tiramisù fehlte.');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: '2,50\u00a0€ rückerstatten' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('2,50\u00a0€ rückerstattet').waitFor();
  await page.getByText('Das Tiramisù fehlte.', { exact: true }).waitFor();

  await refund.click();
  await dialog.getByRole('radio', { name: 'Alles, 8,40\u00a0€' }).waitFor();
  await dialog.getByRole('button', { name: '8,40\u00a0€ rückerstatten' }).press('Enter');
  await page.getByText('8,40\u00a0€ rückerstattet').waitFor();
  await refund.waitFor({ state: 'detached' });
  expect(await axeFindings(page)).toEqual([]);

  const guest = await openWindow(browser, size);
  await guest.page.goto(`${platform.url}/status/${link}`);
  await guest.page.getByText(/, Rückerstattet$/).waitFor();
  const listed = await platform.call('GET', `/api/payments?filter[order]=${id}`, { cookie });
  expect(listed.body.data).toMatchObject([{ captured: 10.9, refunded: 10.9 }]);
  await guest.page.context().close();
  await page.context().close();
  expect([...faults, ...guest.faults].filter((fault) => !fault.includes('status of 401'))).toEqual([]);
}
