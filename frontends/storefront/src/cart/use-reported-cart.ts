import type { Branch } from '@theke/contracts/catalog/branch';
import { expectedText } from '@theke/rules/hours/expected-time';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { useShop } from '@theke/ui/shop';
import { useMemo } from 'react';
import { appointmentText } from '../appointment-text.ts';
import { promisedWindow, useExpected } from '../shop/use-expected.ts';
import type { Cart } from './cart.ts';
import { type CartOrder, cartOrder } from './cart-order.ts';

/** The cart on the card of its branch. */
export type CartOfBranch = { branch: Branch; cart: Cart; now: Date };

export type ReportedCart = {
  order: CartOrder;
  /** "etwa 12:20 bis 12:30 Uhr"; undefined where nothing is promised. */
  expected: string | undefined;
  /** It is the guest's own wish: "morgen um 12:00 Uhr". */
  isWished: boolean;
};

/** What counter, slip and sheet tell of a cart: its sum, and when it is ready. Nobody needs it before the card is there. */
export function useToldCart({ branch, cart, now }: CartOfBranch): ReportedCart {
  const { config } = useShop();
  const order = cartOrder(cart, branch, config);
  const products = useMemo(() => cart.items.map(({ product }) => product), [cart.items]);
  const expected = useExpected({ branch, orderType: order.orderType, area: order.area, products, now });
  const window = promisedWindow(expected, branch);
  const zone = zoneOf(branch);
  const wish = cart.order.appointmentDate;
  // Of a session that lay a while.
  const isWished = wish !== null && Date.parse(wish) > now.getTime();
  const promised = window && expectedText(window, zone, now);
  return {
    order,
    expected: isWished
      ? appointmentText(Date.parse(wish), zone, now).replace(/, (?=\d\d:\d\d Uhr$)/, ' um ')
      : promised,
    isWished,
  };
}
