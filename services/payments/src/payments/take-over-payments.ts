import type { OnlineMethod } from '@theke/contracts/payments/payment';
import type { Database, Transaction } from '@theke/kit/database/database';
import { type Money, money } from '@theke/rules/money/money';
import { v7 as uuidv7 } from 'uuid';
import { testCheckoutStore } from '../test-provider/test-checkout-store.ts';
import { dueStore } from './due-store.ts';
import type { DuePayable } from './order-due.ts';
import type { Payment, Refund } from './payment.ts';
import { opened, startAttempt } from './payment-decisions.ts';
import { changedFact } from './payment-facts.ts';
import { paymentStore, refundStore } from './payment-store.ts';

/** A paid order of the past, or another payable, with what was refunded by staff. */
export type FormerPayment = {
  order: string;
  payable?: DuePayable | undefined;
  uid: string;
  branch: string;
  method: OnlineMethod;
  amount: Money;
  currency: string;
  paidAt: Date;
  refund?: { amount: Money; note: string; by: string; at: Date } | undefined;
};

/**
 * Imports payments of the past as captured by the test provider, if the business has none yet. They are published as
 * changed, not as succeeded or refunded: nobody is notified (ADR 0001).
 */
export const takeOverPayments = (db: Database, tenant: string, former: readonly FormerPayment[]): Promise<void> =>
  db.withTenant(tenant, async (tx) => {
    if (await paymentStore.exist(tx)) return;
    for (const one of former) await takeOver(tx, one);
  });

async function takeOver(tx: Transaction, { refund, payable, ...one }: FormerPayment): Promise<void> {
  const { order, uid, branch, method, amount, currency, paidAt } = one;
  const id = uuidv7({ msecs: paidAt.getTime() });
  const request = { amount, currency, method, expiresAt: paidAt };
  const due = { order, uid, branch, request, worth: amount, ended: null, payable };
  dueStore.save(tx, due);
  const started = startAttempt({ id, order, request, provider: 'test', returnUrl: '/' }, paidAt);
  paymentStore.insert(tx, started);
  const of = { payment: id, order, uid, branch, method, amount, currency };
  const checkout = { ...of, description: payable?.title ?? `Bestellung ${uid}`, expiresAt: paidAt, returnUrl: '/' };
  const { reference } = await testCheckoutStore.open(tx, checkout, id);
  testCheckoutStore.move(tx, reference, 'paid');
  const refunds = refund ? [doneRefund(id, refund)] : [];
  const captured: Payment = {
    ...opened(started, { reference, redirectUrl: `/test-payment/${reference}` }),
    state: 'captured',
    captured: amount,
    capture: reference,
    settledAt: paidAt,
    refunds,
  };
  paymentStore.update(tx, captured);
  for (const done of refunds) {
    refundStore.insert(tx, done);
    refundStore.update(tx, done);
    testCheckoutStore.refund(tx, { refund: done.id, reference, amount: done.amount });
  }
  tx.publish(changedFact(captured, due, refund?.at ?? paidAt));
}

function doneRefund(payment: string, { amount, note, by, at }: NonNullable<FormerPayment['refund']>): Refund {
  const id = uuidv7({ msecs: at.getTime() });
  const done = { state: 'done' as const, reference: id, createdAt: at, doneAt: at };
  return { id, payment, key: null, amount: money(amount), reason: 'staff', note, by, ...done };
}
