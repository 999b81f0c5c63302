import type { Provider } from '../providers/provider.ts';
import { dueStore } from './due-store.ts';
import type { OrderDue } from './order-due.ts';
import type { Payment } from './payment.ts';
import { opened } from './payment-decisions.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { changedFact } from './payment-facts.ts';
import { paymentStore } from './payment-store.ts';

/**
 * Creates the checkout of a stored attempt at the provider, under the attempt's idempotency key and from stored data
 * only, so that a repeated call returns the same one. @throws provider errors; the next call continues
 */
export async function finishOpening(
  deps: PaymentDeps,
  { tenant, provider, payment, due }: { tenant: string; provider: Provider; payment: Payment; due: OrderDue },
): Promise<Payment> {
  const checkout = await provider.open({
    payment: payment.id,
    order: payment.order,
    uid: due.uid,
    branch: due.branch,
    method: payment.method,
    amount: payment.amount,
    currency: payment.currency,
    description: due.payable?.title ?? `Bestellung ${due.uid}`,
    expiresAt: due.request?.expiresAt ?? payment.createdAt,
    returnUrl: payment.returnUrl,
  });
  return deps.db.withTenant(tenant, async (tx) => {
    await dueStore.lock(tx, payment.order);
    const current = (await paymentStore.find(tx, payment.id)) ?? payment;
    const next = opened(current, checkout);
    if (next === current) return current;
    paymentStore.update(tx, next);
    tx.publish(changedFact(next, due, deps.now()));
    return next;
  });
}
