import { sumOfDiscounts } from '../discounts/compute-discounts.ts';
import type { DiscountLine } from '../discounts/discount.ts';
import { type CardPart, cardAmount, cardKept } from '../gift-cards/card-part.ts';
import { fromMoney, type Money, money, subtract, sumOf, toMoney } from '../money/money.ts';
import type { OrderState } from '../orders/order-states.ts';
import { determineOutcome } from '../orders/outcome.ts';
import { isOnlinePayment, type PaymentMethod } from '../payments/payment-methods.ts';
import { type SoldItem, splitsOfItems } from '../price/changed-items.ts';
import type { PricingResult, RateSplit } from '../price/totals.ts';
import { type OrderPayment, paidByRate } from '../tables/bill-lines.ts';
import { latestMethod } from '../tables/latest-method.ts';
import { splitRefund } from '../tips/split-refund.ts';
import { portion, shareByRate } from './share-by-rate.ts';

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
  /** Parts that were paid at the table; null or absent without any. */
  readonly payments?: readonly OrderPayment[] | null | undefined;
  readonly items: readonly Pick<SoldItem, 'gross' | 'deposit' | 'depositTax' | 'tax' | 'contents'>[];
  readonly totals: Pick<PricingResult, 'deposit' | 'delivery' | 'total'> & {
    readonly deliveryRate?: number | undefined;
    readonly discounts?: readonly DiscountLine[] | undefined;
  };
};

/** Money of an order by one payment method. */
export type MethodTakings = {
  readonly method: PaymentMethod;
  readonly taken: Money;
  readonly refunded: Money;
  readonly tip: Money;
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
  /** By payment method, for an order that was paid at the table (TABLE-09); absent for all others. */
  readonly methods?: readonly MethodTakings[];
  /** Open amount that the table still has to pay; absent if nothing. */
  readonly open?: Money;
};

/** States in which an order paid on site was handed over, and therefore paid. */
const handedOver: ReadonlySet<OrderState> = new Set(['delivered', 'completed']);

/**
 * Computes the takings of an order (CLOSE-02). Money paid online is received with the payment, money on site when the
 * order is handed over. Refunded money was received before, also for an order that was never handed over.
 */
export function computeTakings(order: ClosableOrder): OrderTakings {
  if (order.payments && order.payments.length > 0) return takingsAtTable(order, order.payments);
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
 * Takings of an order that is paid in parts (TABLE-09): each part is received when it is paid, by its own method, and
 * sells its part of each VAT rate. The last part completes exactly the sales of the order.
 */
function takingsAtTable(order: ClosableOrder, payments: readonly OrderPayment[]): OrderTakings {
  const { totals, tip = 0 } = order;
  const total = toMoney(totals.total.gross);
  const paid = paidByRate({ payments });
  const paidGross = sumOf(paid.map(({ gross }) => gross));
  const sales = splitsOfItems(order.items, totals).flatMap(({ rate, tax: whole, gross: all }) => {
    const gross = paid.find((one) => one.rate === rate)?.gross ?? money(0);
    const tax = portion(whole, gross, all);
    return gross === 0 && all !== 0 ? [] : [{ rate, net: subtract(gross, tax), tax, gross }];
  });
  const { ofTotal, ofTip } = splitRefund({
    ...{ refunded: order.refunded, paidTotal: null, tip },
    // Only paid amounts can be refunded.
    total: fromMoney(paidGross),
  });
  const tips = sumOf(payments.map((payment) => toMoney(payment.tip ?? 0)));
  const keptTip = subtract(tips, ofTip);
  const part = (of: number) => portion(toMoney(of), paidGross, total);
  const methods = methodsOf(order, payments, ofTip);
  const open = subtract(total, paidGross);
  return {
    method: latestMethod(order),
    taken: sumOf(methods.map(({ taken }) => taken)),
    refunded: toMoney(order.refunded),
    isSold: true,
    sales,
    returned: shareByRate(ofTotal, sales),
    delivery: money(0),
    deposit: part(totals.deposit?.gross ?? 0),
    discounts: portion(sumOfDiscounts(totals.discounts), paidGross, total),
    ...(keptTip > 0 && { tip: keptTip }),
    canceled: null,
    methods,
    ...(open > 0 && { open }),
  };
}

/**
 * Money by method, in the order of the payments. Refunds of online parts go back by the method of the part. Others go
 * back by the order's own method first, then by the others, by none more than was paid with it.
 */
function methodsOf(
  { paymentMethod, refunded }: ClosableOrder,
  payments: readonly OrderPayment[],
  tipBack: Money,
): MethodTakings[] {
  const names = [...new Set([paymentMethod, ...payments.map(({ method }) => method)])];
  const known = (of: readonly OrderPayment[]) => sumOf(of.map((payment) => toMoney(payment.refunded ?? 0)));
  let [left, leftOfTip] = [subtract(toMoney(refunded), known(payments)), tipBack];
  return names.flatMap((method): MethodTakings[] => {
    const own = payments.filter((payment) => payment.method === method);
    if (own.length === 0) return [];
    const tips = sumOf(own.map(({ tip = 0 }) => toMoney(tip)));
    const taken = sumOf([...own.map(({ gross }) => toMoney(gross)), tips]);
    const ofParts = known(own);
    const back = money(Math.min(left, subtract(taken, ofParts)));
    const tipReturned = money(Math.min(leftOfTip, tips));
    [left, leftOfTip] = [subtract(left, back), subtract(leftOfTip, tipReturned)];
    return [{ method, taken, refunded: sumOf([back, ofParts]), tip: subtract(tips, tipReturned) }];
  });
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
