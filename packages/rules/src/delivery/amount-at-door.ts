import { type CardPart, cardAmount } from '../gift-cards/card-part.ts';
import { type Money, money, subtract, sumOf, toMoney } from '../money/money.ts';
import { isOnlinePayment, type PaymentMethod } from '../payments/payment-methods.ts';

/** The fields of an order that decide what its driver collects. Amounts are decimal numbers in its currency. */
export type CollectableOrder = {
  readonly paymentMethod: PaymentMethod;
  /** Paid online. */
  readonly isPaid: boolean;
  readonly totals: { readonly total: { readonly gross: number } };
  /** Gross, in addition to the total; absent without a tip. */
  readonly tip?: number | undefined;
  /** Pays a part of the total; absent without one. */
  readonly giftCard?: CardPart | undefined;
  /** The part of the refunds to deduct from the total, with what was given back to the card. */
  readonly refundedOfTotal?: number | undefined;
};

/**
 * The amount that the driver collects at the door (DELIVERY-07): total and tip without refunds and gift card; 0 if the
 * order is paid online.
 */
export function amountAtDoor({
  paymentMethod,
  isPaid,
  totals,
  tip,
  giftCard,
  refundedOfTotal,
}: CollectableOrder): Money {
  if (isPaid || isOnlinePayment(paymentMethod)) return money(0);
  const due = subtract(sumOf([toMoney(totals.total.gross), toMoney(tip ?? 0)]), cardAmount(giftCard));
  const refunded = subtract(toMoney(refundedOfTotal ?? 0), toMoney(giftCard?.returned ?? 0));
  return money(Math.max(0, subtract(due, refunded)));
}

/** The part of `amountAtDoor` that is paid in cash, as opposed to card and meal voucher. */
export const cashAtDoor = (order: CollectableOrder): Money =>
  order.paymentMethod === 'cash' ? amountAtDoor(order) : money(0);
