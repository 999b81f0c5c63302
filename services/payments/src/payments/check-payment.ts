import type { Transaction } from '@theke/kit/database/database';
import { clearTimer, setTimer, type TimerHandler } from '@theke/kit/events/timers';
import type { Log } from '@theke/kit/log';
import type { Provider, ProviderStatus } from '../providers/provider.ts';
import { dueStore } from './due-store.ts';
import { finishOpening } from './finish-opening.ts';
import { mismatchStore } from './mismatch-store.ts';
import { checkedAfterMs } from './open-attempt.ts';
import { isPayable, type OrderDue } from './order-due.ts';
import { type Decision, isLive, type Payment } from './payment.ts';
import { judge } from './payment-decisions.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { changedFact } from './payment-facts.ts';
import { paymentStore } from './payment-store.ts';
import { checkTimer, settleOrder } from './settle-order.ts';

const longestWait = 3_600_000;

/** Time of the next check: after one minute, two, four, and then at least hourly. */
export const nextCheck = (createdAt: Date, at: Date): Date =>
  new Date(at.getTime() + Math.min(Math.max(at.getTime() - createdAt.getTime(), checkedAfterMs), longestWait));

/** In ms: providers remember an idempotency key at most that long; later it would create a second checkout. */
const keysLastFor = 23 * 3_600_000;

/**
 * Reads a payment's status from the provider and applies it. Used by webhooks, returning guests, staff and the
 * reconciler, so their order and number do not matter.
 * @throws provider errors
 */
export async function checkPayment(
  deps: PaymentDeps,
  { tenant, payment: id }: { tenant: string; payment: string },
): Promise<void> {
  const seen = await deps.db.withTenant(tenant, async (tx) => {
    const payment = await paymentStore.find(tx, id);
    // Locks the order first, as everywhere, to avoid deadlocks of two checks.
    const due = payment && (await dueStore.lock(tx, payment.order));
    if (payment) paymentStore.touch(tx, id, deps.now());
    return payment && due && { payment, due };
  });
  if (!seen || seen.payment.state === 'captured' || seen.payment.state === 'mismatched') return;
  const providerStatus = await readProviderStatus(deps, { tenant, ...seen });
  await deps.db.withTenant(tenant, async (tx) => {
    const due = await dueStore.lock(tx, seen.payment.order);
    const siblings = await paymentStore.findByOrder(tx, seen.payment.order);
    const payment = siblings.find((one) => one.id === id);
    if (!due || !payment) return;
    const at = deps.now();
    await keep(deps, tx, { due, payment, decision: judge(payment, { due, siblings, providerStatus }, at) }, at);
  });
}

async function keep(
  deps: PaymentDeps,
  tx: Transaction,
  { due, payment, decision }: { due: OrderDue; payment: Payment; decision: Decision },
  at: Date,
): Promise<void> {
  const { next, facts, alarm } = decision;
  const timer = { name: checkTimer, subject: payment.id };
  if (isLive(next)) setTimer(tx, { ...timer, at: nextCheck(payment.createdAt, at) });
  if (next === payment) return;
  if (!isLive(next)) clearTimer(tx, timer);
  paymentStore.update(tx, next);
  if (alarm) mismatchStore.insert(tx, { ...alarm, id: deps.newId(), payment: payment.id, at });
  tx.publish(changedFact(next, due, at), ...facts);
  await settleOrder(deps, tx, due, at);
}

async function readProviderStatus(
  deps: PaymentDeps,
  { tenant, payment, due }: { tenant: string; payment: Payment; due: OrderDue },
): Promise<ProviderStatus> {
  const isForgotten = deps.now().getTime() - payment.createdAt.getTime() > keysLastFor;
  if (!payment.reference && isForgotten) return { state: 'failed', reason: 'expired' };
  const provider = await deps.providers.byName(tenant, payment.provider);
  if (!provider) throw new Error(`the tenant no longer has credentials for ${payment.provider}`);
  // Requested, but the answer was lost: only the provider knows whether a checkout exists.
  const reference = payment.reference ?? (await finishOpening(deps, { tenant, provider, payment, due })).reference;
  if (!reference) throw new Error('an opened payment has no reference');
  if (isLive(payment) && due.ended) await closeAt(deps.log, provider, { payment: payment.id, reference });
  return provider.getStatus(reference, { capture: isLive(payment) && isPayable(due, deps.now()) });
}

/** Ignores errors: a paid checkout is found by the following check, and an open one is closed at the next. */
const closeAt = (log: Log, provider: Provider, { payment, reference }: { payment: string; reference: string }) =>
  provider
    .close(reference)
    .catch((error: unknown) =>
      log.warn(
        { err: error, payment, provider: provider.name },
        'payment of an ended order could not be closed at the provider',
      ),
    );

/** Checks payments that are open for more than a minute, repeatedly until they are settled or have failed. */
export const checkOpenPayment = (deps: PaymentDeps): TimerHandler => ({
  name: checkTimer,
  run: ({ tenant, subject }) => checkPayment(deps, { tenant, payment: subject }),
});
