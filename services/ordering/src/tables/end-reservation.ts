import type { Database, Transaction } from '@theke/kit/database/database';
import { clearTimer, type TimerHandler } from '@theke/kit/events/timers';
import { unknown } from '@theke/kit/problem';
import type { AccessScope } from '../orders/order-store.ts';
import type { Bill } from './bill.ts';
import { billStore } from './bill-store.ts';
import { billChangedFact } from './table-facts.ts';
import { payableFact, reservationDeadline, type TablePayment } from './table-payment.ts';
import { tablePaymentStore } from './table-payment-store.ts';

/** A payment of a part with its bill, which is locked until the transaction ends. */
export async function lockPayment(
  tx: Transaction,
  id: string,
  scope: AccessScope = true,
): Promise<{ payment: TablePayment; bill: Bill } | undefined> {
  const found = await tablePaymentStore.find(tx, id);
  const bill = found && (await billStore.lock(tx, found.bill, scope));
  // Read again under the lock.
  const payment = bill && (await tablePaymentStore.find(tx, id));
  return payment && { payment, bill };
}

/** Stores and publishes the next state of a part. Requires the lock of its bill. */
export function changeState(
  tx: Transaction,
  { payment, bill }: { payment: TablePayment; bill: Bill },
  state: TablePayment['state'],
  at: Date,
): void {
  const next = { ...payment, version: payment.version + 1, state };
  tablePaymentStore.setState(tx, next);
  if (payment.state === 'reserved' && state !== 'expired')
    clearTimer(tx, { name: reservationDeadline, subject: payment.id });
  tx.publish(payableFact(next, at), billChangedFact(bill));
}

/** Releases a part that was not paid in time (TABLE-14); one that was paid or released by then is ignored. */
export const expireReservation = ({ db, now }: { db: Database; now: () => Date }): TimerHandler => ({
  name: reservationDeadline,
  run: ({ tenant, subject }) =>
    db.withTenant(tenant, async (tx) => {
      const locked = await lockPayment(tx, subject);
      if (locked?.payment.state === 'reserved') changeState(tx, locked, 'expired', now());
    }),
});

/** The guest gave the payment up, or staff released the part (TABLE-16). Later payments are refunded. */
export async function refuseReservation(
  tx: Transaction,
  locked: { payment: TablePayment; bill: Bill } | undefined,
  at: Date,
): Promise<void> {
  const state = locked?.payment.state;
  if (locked && (state === 'reserved' || state === 'expired')) changeState(tx, locked, 'refused', at);
}

/** @throws Problem 404 */
export const releaseByStaff = (
  { db, now }: { db: Database; now: () => Date },
  { tenant, bill, payment, scope }: { tenant: string; bill: string; payment: string; scope: AccessScope },
): Promise<void> =>
  db.withTenant(tenant, async (tx) => {
    const locked = await lockPayment(tx, payment, scope);
    if (locked?.payment.bill !== bill) throw unknown('Die Zahlung');
    await refuseReservation(tx, locked, now());
  });
