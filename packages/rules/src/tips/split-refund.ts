import { type CardPart, cardAmount } from '../gift-cards/card-part.ts';
import { fromMoney, type Money, money, subtract, sumOf, toMoney } from '../money/money.ts';
import { refundedOfTotal } from '../payments/refunded-of-total.ts';

/** Gross amounts of an order, as decimal numbers in its currency. */
type RefundedOrder = {
  /** Total of all refunds so far. */
  readonly refunded: number;
  /** Total and tip at the online payment; null without one. */
  readonly paidTotal: number | null;
  /** Current total, without the tip. */
  readonly total: number;
  readonly tip?: number | undefined;
  /** Pays a part of the total; money is only refunded of the rest. */
  readonly giftCard?: CardPart | undefined;
};

/**
 * Splits the refunds of an order into the parts to deduct from its total and from its tip (TIP-06). A refund touches
 * the tip only beyond the total. Refunds for removed items and for a tip that was given back are excluded (PAY-18).
 */
export function splitRefund({ refunded, paidTotal, total, tip = 0, giftCard }: RefundedOrder): {
  ofTotal: Money;
  ofTip: Money;
} {
  const byMoney = subtract(toMoney(total), cardAmount(giftCard));
  const due = fromMoney(sumOf([byMoney, toMoney(tip)]));
  const all = refundedOfTotal({ refunded, paidTotal, total: due });
  const ofTip = money(Math.min(toMoney(tip), Math.max(0, all - byMoney)));
  return { ofTotal: subtract(all, ofTip), ofTip };
}
