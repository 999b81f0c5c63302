import { type Money, money, subtract, toMoney } from '../money/money.ts';
import type { OrderState } from '../orders/order-states.ts';

type PaidOnSite = {
  readonly status: OrderState;
  /** Decimal numbers in the order's currency. */
  readonly refunded: number;
  readonly totals: { readonly total: { readonly gross: number } };
};

/** States in which a guest has paid nothing on site yet. */
const unpaid: ReadonlySet<OrderState> = new Set(['awaiting-payment', 'placed', 'counter-proposed', 'failed']);

/** The amount of an order paid on site that can still be refunded; 0 if nothing was paid (PAY-16). */
export const leftOnSite = ({ status, refunded, totals }: PaidOnSite): Money =>
  unpaid.has(status) ? money(0) : subtract(toMoney(totals.total.gross), toMoney(refunded));
