import { expect } from '@jest/globals';
import { axeFindings, openWindow, phone } from './browser.ts';
import { checkOut, fillCart, type Hands } from './guest-orders.ts';
import { type Journey, withBrowser } from './open-journey.ts';
import { confirmOnBoard } from './staff-confirms.ts';

/** The way that everything else stands on, with fingers or with keys alone. */
export function testFirstOrder(journey: Journey, hands: Hands): void {
  withBrowser(
    'a guest orders at the phone, staff confirm on the board, the guest sees it without reloading',
    async () => {
      const guest = await openWindow(journey.browser, phone);
      await fillCart(guest.page, journey.platform.url, hands);
      await checkOut(guest.page, hands);
      await guest.page.getByRole('heading', { name: 'Ihre Bestellung ist bei uns.' }).waitFor();
      expect(await axeFindings(guest.page)).toEqual([]);

      const staff = await confirmOnBoard(journey.browser, journey.platform.url);
      await guest.page.getByRole('heading', { name: 'Wir bereiten alles frisch für Sie zu.' }).waitFor();

      expect([...guest.faults, ...staff.faults]).toEqual([]);
      await guest.page.context().close();
      await staff.page.context().close();
    },
  );
}
