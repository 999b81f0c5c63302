import type { Transaction } from '@theke/kit/database/database';
import { clearTimer, setTimer } from '@theke/kit/events/timers';
import { capacityStore } from '../capacity/capacity-store.ts';
import { customerStore } from '../customers/customer-store.ts';
import { publishStopsAfter } from '../drivers/publish-stops.ts';
import type { Decision, Order } from './order.ts';
import { orderStore } from './order-store.ts';
import { paymentDeadline } from './payment-deadline.ts';

/** Stores a decision about an order with its events, and returns a released reservation. */
export async function saveDecision(tx: Transaction, order: Order, { next, facts }: Decision, at: Date): Promise<void> {
  if (next === order) return;
  orderStore.update(tx, next, at);
  if (order.claim && !next.claim) await capacityStore.giveBack(tx, order.branch, order.claim);
  if (order.paymentExpiresAt?.getTime() !== next.paymentExpiresAt?.getTime()) {
    const deadline = { name: paymentDeadline, subject: order.id };
    if (next.paymentExpiresAt) setTimer(tx, { ...deadline, at: next.paymentExpiresAt });
    else clearTimer(tx, deadline);
  }
  if (order.status === 'awaiting-payment' && next.status === 'placed') customerStore.count(tx, [next]);
  if (next.customer && next.status === 'confirmed' && order.status !== 'confirmed')
    customerStore.rename(tx, next.customer, next.contact);
  tx.publish(...facts);
  await publishStopsAfter(tx, order, next, at);
}
