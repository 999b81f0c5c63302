import { expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { consentCookie } from '@theke/rules/site/consent';
import type { Page } from 'playwright-core';
import { axeFindings, openWindow, phone } from './browser.ts';
import { confirmOnBoard } from './confirm-on-board.ts';
import { countedBrowser } from './example-visit.ts';
import { type Journey, withBrowser } from './open-journey.ts';
import { checkOut, fillCart, type InputMethod } from './place-guest-order.ts';

/**
 * A guest with consent, in a browser that does not report itself as automated.
 * @returns waits until staff can see the path to the order (STAT-10, STAT-13)
 */
async function allowCounting(page: Page, { platform }: Journey): Promise<() => Promise<unknown>> {
  await page.context().addCookies([{ name: consentCookie, value: 'true', url: platform.url }]);
  await page.context().setExtraHTTPHeaders({ 'user-agent': countedBrowser });
  const cookie = await platform.login('admin@demo.example');
  return () =>
    until('cart, checkout and order to be counted', async () => {
      const { body } = await platform.call('GET', '/api/analytics-log?filter[kind]=event', { cookie });
      const actions = (body.data as { action: string }[]).map(({ action }) => action);
      return ['addtocart', 'initiatecheckout', 'purchase'].every((name) => actions.includes(name));
    });
}

/** The basic journey, by touch or keyboard only. */
export function testFirstOrder(journey: Journey, input: InputMethod): void {
  withBrowser(
    'lets a guest order on a phone and staff confirm on the board; the guest sees it without reloading',
    async () => {
      const guest = await openWindow(journey.browser, phone);
      const counted = await allowCounting(guest.page, journey);
      await fillCart(guest.page, journey.platform.url, input);
      await checkOut(guest.page, input);
      await guest.page.getByRole('heading', { name: 'Ihre Bestellung ist bei uns.' }).waitFor();
      expect(await axeFindings(guest.page)).toEqual([]);

      const staff = await confirmOnBoard(journey.browser, journey.platform.url);
      await guest.page.getByRole('heading', { name: 'Wir bereiten alles frisch für Sie zu.' }).waitFor();
      await counted();

      expect([...guest.faults, ...staff.faults]).toEqual([]);
      await guest.page.context().close();
      await staff.page.context().close();
    },
  );
}
