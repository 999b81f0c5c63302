import type { Branch } from '@theke/contracts/catalog/branch';
import { expectedText } from '@theke/rules/hours/expected-time';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { useShop } from '@theke/ui/shop';
import { useMemo } from 'react';
import { appointmentText } from '../appointment-text.ts';
import { useDiscounted } from '../discounts/use-discounted.ts';
import { promisedWindow, useExpected } from '../shop/use-expected.ts';
import type { Cart } from './cart.ts';
import { type CartOrder, cartOrder } from './cart-order.ts';

/** Cart and branch, with the current time. */
export type CartOfBranch = { branch: Branch; cart: Cart; now: Date };

export type ReportedCart = {
  order: CartOrder;
  /** "etwa 12:20 bis 12:30 Uhr"; undefined if no time is promised. */
  expected: string | undefined;
  /** Whether `expected` is the guest's requested time: "morgen um 12:00 Uhr". */
  isWished: boolean;
};

/** Total and expected time of a cart, for counter, slip and sheet. Not needed before the menu is loaded. */
export function useReportedCart({ branch, cart, now }: CartOfBranch): ReportedCart {
  const { config } = useShop();
  const order = useDiscounted(cartOrder(cart, branch, config), cart, branch, now);
  const products = useMemo(() => cart.items.map(({ product }) => product), [cart.items]);
  const expected = useExpected({ branch, orderType: order.orderType, area: order.area, products, now });
  const window = promisedWindow(expected, branch);
  const zone = zoneOf(branch);
  const wish = cart.order.appointmentDate;
  // A resumed session may contain a requested time in the past.
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
