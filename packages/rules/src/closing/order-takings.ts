import { sumOfDiscounts } from '../discounts/compute-discounts.ts';
import type { DiscountLine } from '../discounts/discount.ts';
import { type CardPart, cardAmount, cardKept } from '../gift-cards/card-part.ts';
import { type Money, money, subtract, sumOf, toMoney } from '../money/money.ts';
import type { OrderState } from '../orders/order-states.ts';
import { determineOutcome } from '../orders/outcome.ts';
import { isOnlinePayment, type PaymentMethod } from '../payments/payment-methods.ts';
import { type SoldItem, splitsOfItems } from '../price/changed-items.ts';
import type { PricingResult, RateSplit } from '../price/totals.ts';
import { splitRefund } from '../tips/split-refund.ts';
import { shareByRate } from './share-by-rate.ts';

/** The fields of an order that a day close reads. Amounts are decimal numbers in its currency. */
export type ClosableOrder = {
  readonly status: OrderState;
  readonly kind: 'order' | 'preorder' | 'quotation';
  readonly history: readonly { readonly status: OrderState }[];
  readonly paymentMethod: PaymentMethod;
  /** Paid online. */
  readonly isPaid: boolean;
  /** Gross total with tip when it was paid online; null if it was not, and for legacy orders. */
  readonly paidTotal: number | null;
  /** Total of all refunds so far. */
  readonly refunded: number;
  readonly tip?: number | undefined;
  readonly giftCard?: CardPart | undefined;
  readonly items: readonly Pick<SoldItem, 'gross' | 'deposit' | 'depositTax' | 'tax' | 'contents'>[];
  readonly totals: Pick<PricingResult, 'deposit' | 'delivery' | 'total'> & {
    readonly deliveryRate?: number | undefined;
    readonly discounts?: readonly DiscountLine[] | undefined;
  };
};

/** What an order contributes to the day closes of its branch, in its current state. Plain data: it is stored. */
export type OrderTakings = {
  readonly method: PaymentMethod;
  /** Received money, before refunds. */
  readonly taken: Money;
  readonly refunded: Money;
  /** Whether its sales count. */
  readonly isSold: boolean;
  /** Sales by VAT rate, ascending; empty if they do not count. */
  readonly sales: readonly RateSplit[];
  /** The refunded part of the sales. */
  readonly returned: readonly RateSplit[];
  /** Delivery fee before discounts, and deposits, gross; included in the sales. */
  readonly delivery: Money;
  readonly deposit: Money;
  /** Discounts, gross; already deducted from the sales. Absent in takings from before discounts. */
  readonly discounts?: Money;
  /** Tip of an order whose sales count, less its refunded part; absent if none, and in older closes (TIP-07). */
  readonly tip?: Money | undefined;
  /** Paid by a gift card and kept, of an order whose sales count; absent if none, and in older closes (GIFT-10). */
  readonly giftCard?: Money | undefined;
  /** Total of an order that the branch saw and that was canceled or rejected; null for all others. */
  readonly canceled: Money | null;
};

/** States in which an order paid on site was handed over, and therefore paid. */
const handedOver: ReadonlySet<OrderState> = new Set(['delivered', 'completed']);

/**
 * Computes the takings of an order (CLOSE-02). Money paid online is received with the payment, money on site when the
 * order is handed over. Refunded money was received before, also for an order that was never handed over.
 */
export function computeTakings(order: ClosableOrder): OrderTakings {
  const { status, paymentMethod, isPaid, items, totals, tip = 0, giftCard } = order;
  const total = toMoney(totals.total.gross);
  const refunded = toMoney(order.refunded);
  const isOnline = isOnlinePayment(paymentMethod);
  const isReceived = handedOver.has(status) || (isOnline && isPaid);
  const byMoney = subtract(total, cardAmount(giftCard));
  const received = isOnline && order.paidTotal !== null ? toMoney(order.paidTotal) : sumOf([byMoney, toMoney(tip)]);
  const isSold = isReceived && determineOutcome(order) === 'counted';
  const sales = isSold ? splitsOfItems(items, totals) : [];
  // Only an online payment has a total of its own.
  const paidTotal = isOnline ? order.paidTotal : null;
  const { ofTotal, ofTip } = splitRefund({
    refunded: order.refunded,
    paidTotal,
    total: totals.total.gross,
    tip,
    giftCard,
  });
  // More money than was due is given back without touching the card's part.
  const returned = sumOf([money(Math.min(ofTotal, byMoney)), toMoney(giftCard?.returned ?? 0)]);
  const byCard = isSold ? cardKept(giftCard) : money(0);
  const keptTip = isSold ? subtract(toMoney(tip), ofTip) : money(0);
  const isCanceled = (status === 'canceled' || status === 'rejected') && (!isOnline || isPaid);
  return {
    method: paymentMethod,
    taken: money(Math.max(isReceived ? received : 0, refunded)),
    refunded,
    isSold,
    sales,
    returned: shareByRate(isSold ? returned : money(0), sales),
    delivery: isSold ? toMoney(totals.delivery.gross) : money(0),
    deposit: isSold ? toMoney(totals.deposit?.gross ?? 0) : money(0),
    discounts: isSold ? sumOfDiscounts(totals.discounts) : money(0),
    ...(keptTip > 0 && { tip: keptTip }),
    ...(byCard > 0 && { giftCard: byCard }),
    canceled: isCanceled ? total : null,
  };
}

/**
 * Received money and redeemed gift cards that are neither sales, tip nor refunded: still to be refunded, or kept for a
 * canceled order.
 */
export const outstandingOf = ({ taken, refunded, sales, returned, tip = money(0), giftCard }: OrderTakings): Money =>
  subtract(
    sumOf([subtract(taken, refunded), giftCard ?? money(0)]),
    sumOf([subtract(grossOf(sales), grossOf(returned)), tip]),
  );

const grossOf = (splits: readonly RateSplit[]): Money => sumOf(splits.map(({ gross }) => gross));
