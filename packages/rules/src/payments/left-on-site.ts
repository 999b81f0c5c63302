import type { CardPart } from '../gift-cards/card-part.ts';
import { type Money, money, subtract, toMoney } from '../money/money.ts';
import type { OrderState } from '../orders/order-states.ts';
import { amountDue } from '../tips/tips.ts';

type PaidOnSite = {
  readonly status: OrderState;
  /** Decimal numbers in the order's currency. */
  readonly refunded: number;
  readonly totals: { readonly total: { readonly gross: number } };
  readonly tip?: number | undefined;
  readonly giftCard?: CardPart | undefined;
};

/** States in which a guest has paid nothing on site yet. */
const unpaid: ReadonlySet<OrderState> = new Set(['awaiting-payment', 'placed', 'counter-proposed', 'failed']);

/**
 * The money of an order paid on site that can still be refunded, with its tip and without its gift card; 0 if nothing was
 * paid (PAY-16).
 */
export const leftOnSite = ({ status, refunded, ...order }: PaidOnSite): Money =>
  unpaid.has(status) ? money(0) : subtract(amountDue(order), toMoney(refunded));
