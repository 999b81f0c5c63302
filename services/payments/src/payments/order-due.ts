import type { OrderState } from '@theke/contracts/ordering/order-state';
import { type OnlineMethod, onlineMethod, type PayableKind } from '@theke/contracts/payments/payment';
import { type Money, money } from '@theke/rules/money/money';
import { amountDue } from '@theke/rules/tips/tips';

/**
 * Glossary.
 * due    data of an order in this service: amount to pay, deadline and current worth
 * worth  amount the shop may keep for the order: its total and tip without the gift card's part, or 0 once it has ended
 * ended  unpaid, canceled or rejected; final. `expired` is a payable that was not paid in time: its owner decides about
 *        money that arrives nevertheless
 * payable  subject of the payment if it is no order (ADR 0052); its id is in `order`
 */
export type OrderDue = {
  order: string;
  uid: string;
  branch: string;
  /** Null for an order that is paid on site; legacy only. */
  request: PaymentRequest | null;
  worth: Money;
  ended: Ending | null;
  /** Absent for an order. */
  payable?: DuePayable | undefined;
};

/** @see Payable in contracts; `order`: from its page the guest pays */
export type DuePayable = { kind: PayableKind; title: string; order: { id: string; uid: string } };

export type PaymentRequest = { amount: Money; currency: string; method: OnlineMethod; expiresAt: Date };
export type Ending = 'failed' | 'canceled' | 'rejected' | 'expired';

const endings: ReadonlySet<string> = new Set<Ending>(['failed', 'canceled', 'rejected']);

/** State of an order that is paid online. Keeps the first requested amount and an ending set here (`give-up.ts`). */
export const dueAfter = (before: OrderDue | undefined, order: OrderState): OrderDue => ({
  order: order.id,
  uid: order.uid,
  branch: order.branch.id,
  request: before?.request ?? requestFor(order),
  worth: amountDue(order),
  ended: before?.ended ?? (endings.has(order.status) ? (order.status as Ending) : null),
});

const requestFor = ({
  totals,
  tip,
  giftCard,
  paymentMethod,
  paymentExpiresAt,
  placedAt,
}: OrderState): PaymentRequest => ({
  amount: amountDue({ totals, tip, giftCard }),
  currency: totals.currency,
  method: onlineMethod.parse(paymentMethod),
  // A paid or ended order has no deadline.
  expiresAt: new Date(paymentExpiresAt ?? placedAt),
});

/** Whether any payment of it is refunded. */
export const isRefused = ({ ended }: OrderDue): boolean => ended !== null && ended !== 'expired';

/** Amount that the shop may keep. */
export const worthOf = (due: OrderDue): Money => (isRefused(due) ? money(0) : due.worth);

/** Whether a guest may be sent to a provider with it. */
export const isPayable = (due: OrderDue, at: Date): due is OrderDue & { request: PaymentRequest } =>
  due.request !== null && due.ended === null && at < due.request.expiresAt && due.request.amount > 0;
