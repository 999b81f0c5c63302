import type { OrderState } from '@theke/contracts/ordering/order-state';
import { type OnlineMethod, onlineMethod } from '@theke/contracts/payments/payment';
import { type Money, money, toMoney } from '@theke/rules/money/money';

/**
 * Glossary.
 * due    what payments keeps of an order: what it asks for, until when, and what it is worth by now
 * worth  what the shop may keep for the order: its total, 0 once it has ended
 * ended  nobody paid it, or it was canceled or rejected; that never changes again
 */
export type OrderDue = {
  order: string;
  uid: string;
  branch: string;
  /** Null for an order that is paid on site; none of those are kept any more. */
  asked: Asked | null;
  worth: Money;
  ended: Ending | null;
};

export type Asked = { amount: Money; currency: string; method: OnlineMethod; expiresAt: Date };
export type Ending = 'failed' | 'canceled' | 'rejected';

const endings: ReadonlySet<string> = new Set<Ending>(['failed', 'canceled', 'rejected']);

/** What is kept of an order that is paid online. What was asked for first stays, and so does an ending of our own (`give-up.ts`). */
export const dueAfter = (known: OrderDue | undefined, order: OrderState): OrderDue => ({
  order: order.id,
  uid: order.uid,
  branch: order.branch.id,
  asked: known?.asked ?? amountDueOf(order),
  worth: toMoney(order.totals.total.gross),
  ended: known?.ended ?? (endings.has(order.status) ? (order.status as Ending) : null),
});

const amountDueOf = ({ totals, paymentMethod, paymentExpiresAt, placedAt }: OrderState): Asked => ({
  amount: toMoney(totals.total.gross),
  currency: totals.currency,
  method: onlineMethod.parse(paymentMethod),
  // Of one that is paid or over nothing can be asked for any more.
  expiresAt: new Date(paymentExpiresAt ?? placedAt),
});

/** What the shop may keep. */
export const worthOf = ({ worth, ended }: OrderDue): Money => (ended ? money(0) : worth);

/** A guest may be sent to a provider with it. */
export const isPayable = (due: OrderDue, at: Date): due is OrderDue & { asked: Asked } =>
  due.asked !== null && due.ended === null && at < due.asked.expiresAt && due.asked.amount > 0;
