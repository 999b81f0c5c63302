import type { CardPart } from '../gift-cards/card-part.ts';
import { type Money, money, subtract, sumOf, toMoney } from '../money/money.ts';
import type { OrderState } from '../orders/order-states.ts';
import type { OrderPayment } from '../tables/bill-lines.ts';
import { amountDue } from '../tips/tips.ts';
import { isOnlinePayment } from './payment-methods.ts';

type PaidOnSite = {
  readonly status: OrderState;
  /** Decimal numbers in the order's currency. */
  readonly refunded: number;
  readonly totals: { readonly total: { readonly gross: number } };
  readonly tip?: number | undefined;
  readonly giftCard?: CardPart | undefined;
  readonly payments?: readonly OrderPayment[] | null | undefined;
};

/** States in which a guest has paid nothing on site yet. */
const unpaid: ReadonlySet<OrderState> = new Set(['awaiting-payment', 'placed', 'counter-proposed', 'failed']);

/**
 * The money of an order paid on site that can still be refunded, with its tip and without its gift card and the parts
 * that were paid online at the table; 0 if nothing was paid (PAY-16).
 */
export const leftOnSite = ({ status, refunded, payments, ...order }: PaidOnSite): Money =>
  unpaid.has(status)
    ? money(0)
    : subtract(
        subtract(amountDue(order), toMoney(refunded)),
        sumOf((payments ?? []).filter(({ method }) => isOnlinePayment(method)).map(leftOnline)),
      );

/** Rest of a part that was paid online, after its refunds. */
const leftOnline = ({ gross, tip = 0, refunded = 0 }: OrderPayment): Money =>
  subtract(sumOf([toMoney(gross), toMoney(tip)]), toMoney(refunded));
