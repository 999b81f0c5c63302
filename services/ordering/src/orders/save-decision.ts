import type { Transaction } from '@theke/kit/database/database';
import { clearTimer, setTimer } from '@theke/kit/events/timers';
import { capacityStore } from '../capacity/capacity-store.ts';
import { customerStore } from '../customers/customer-store.ts';
import { discountStore } from '../discounts/discount-store.ts';
import { publishStopsAfter } from '../drivers/publish-stops.ts';
import { issueReceipt } from '../fiscal/issue-receipt.ts';
import { bookChange } from '../gift-cards/book-change.ts';
import { settleStamp } from '../loyalty/settle-stamp.ts';
import { billChangedFact } from '../tables/table-facts.ts';
import type { Decision, Order } from './order.ts';
import { releases } from './order-decisions.ts';
import { orderStore } from './order-store.ts';
import { paymentDeadline } from './payment-deadline.ts';

/**
 * Stores a decision about an order with its events, the bookings on its gift card and the receipt to sign, if it moves
 * money; returns a released reservation and the uses of its discounts.
 */
export async function saveDecision(tx: Transaction, order: Order, { next, facts }: Decision, at: Date): Promise<void> {
  if (next === order) return;
  orderStore.update(tx, next, at);
  if (order.claim && !next.claim) await capacityStore.giveBack(tx, order.branch, order.claim);
  if (releases.has(next.status) && !releases.has(order.status)) await discountStore.release(tx, order.id);
  await bookChange(tx, order, next, at);
  if (order.paymentExpiresAt?.getTime() !== next.paymentExpiresAt?.getTime()) {
    const deadline = { name: paymentDeadline, subject: order.id };
    if (next.paymentExpiresAt) setTimer(tx, { ...deadline, at: next.paymentExpiresAt });
    else clearTimer(tx, deadline);
  }
  if (order.status === 'awaiting-payment' && next.status === 'placed') customerStore.count(tx, [next]);
  if (next.customer && next.status === 'confirmed' && order.status !== 'confirmed')
    customerStore.rename(tx, next.customer, next.contact);
  const toSign = await issueReceipt(tx, order, next, at);
  const onBill = next.bill === null ? [] : [billChangedFact({ id: next.bill, branch: next.branch, table: next.table })];
  tx.publish(...facts, ...(toSign ? [toSign] : []), ...onBill);
  await publishStopsAfter(tx, order, next, at);
  await settleStamp(tx, order, next, at);
}
