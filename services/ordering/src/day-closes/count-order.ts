import type { TakingsChange } from '@theke/rules/closing/close-sums';
import { computeTakings, type OrderTakings } from '@theke/rules/closing/order-takings';
import { fromMoney, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import type { ChangedOrder, ClosedCancellation, ClosedRefund, Counted } from './day-close.ts';

/** What a close counts of one order. */
export type CountedOrder = {
  id: string;
  version: number;
  change: TakingsChange;
  /** Undefined if nothing changed that closes count. */
  counted: Counted | undefined;
  refunds: ClosedRefund[];
  cancellations: ClosedCancellation[];
};

/** Compares an order with what previous closes counted of it (CLOSE-03). */
export function countOrder(changed: ChangedOrder): CountedOrder {
  const { id, uid, version, order, movedAt, counted } = changed;
  const now = computeTakings(order);
  const before = counted?.takings;
  const isCanceled = now.canceled !== null && (before?.canceled ?? null) === null;
  return {
    id,
    version,
    change: { now, before },
    counted: isSame(now, before) ? undefined : { takings: now, refunds: changed.refunds.length },
    refunds: newRefunds(changed, now),
    cancellations: isCanceled ? [{ order: { id, uid }, at: movedAt, amount: fromMoney(now.canceled) }] : [],
  };
}

/** Whether closes count the same; an order without takings equals one that was never counted. */
const isSame = (now: OrderTakings, before: OrderTakings | undefined): boolean =>
  before
    ? JSON.stringify(inOrder(now)) === JSON.stringify(inOrder(before))
    : now.taken === 0 && now.canceled === null && !now.isSold;

/** Takings read from the database have their fields in another order. */
const inOrder = ({
  method,
  taken,
  refunded,
  isSold,
  sales,
  returned,
  canceled,
  methods = [],
  ...sums
}: OrderTakings) => [
  methods.map((each) => [each.method, each.taken, each.refunded, each.tip]),
  ...[method, taken, refunded, isSold, sums.delivery, sums.deposit, sums.discounts ?? 0],
  ...[sums.tip ?? 0, sums.giftCard ?? 0, canceled],
  ...[sales, returned].map((splits) => splits.map(({ rate, net, tax, gross }) => [rate, net, tax, gross])),
];

/** Refunds that no close listed. What the history does not explain is one refund without a reason. */
function newRefunds({ id, uid, order, refunds, movedAt, counted }: ChangedOrder, now: OrderTakings): ClosedRefund[] {
  const about = { order: { id, uid }, method: order.paymentMethod };
  const skipped = counted?.refunds ?? 0;
  const listed = refunds.slice(skipped).map(({ at, amount, method = about.method }, at_) => ({
    ...about,
    ...{ at, amount, method, index: skipped + at_ },
  }));
  const sum = subtract(now.refunded, counted?.takings.refunded ?? toMoney(0));
  const rest = subtract(sum, sumOf(listed.map(({ amount }) => toMoney(amount))));
  return rest === 0 ? listed : [...listed, { ...about, at: movedAt, amount: fromMoney(rest), index: null }];
}
