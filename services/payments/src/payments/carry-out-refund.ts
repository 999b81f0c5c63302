import type { TimerHandler } from '@theke/kit/events/timers';
import { formatMoney } from '@theke/rules/money/money';
import { RefundRefused } from '../providers/provider.ts';
import { dueStore } from './due-store.ts';
import { mismatchStore } from './mismatch-store.ts';
import type { Alarm, Payment, Refund } from './payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { changedFact, mismatchedFact, refundedFact } from './payment-facts.ts';
import { paymentStore, refundStore } from './payment-store.ts';
import { refundTimer } from './settle-order.ts';

/**
 * Executes a stored refund at the provider, under its own idempotency key: repeated after a crash it is still one
 * refund. A permanent refusal alarms staff.
 * @throws other provider errors; the timer retries
 */
export async function carryOutRefund(
  deps: PaymentDeps,
  { tenant, refund: id }: { tenant: string; refund: string },
): Promise<void> {
  const payment = await deps.db.withTenant(tenant, (tx) => paymentStore.findByRefund(tx, id));
  const refund = payment?.refunds.find((one) => one.id === id);
  if (!payment || refund?.state !== 'due') return;
  const done = await giveBack(deps, tenant, payment, refund);
  await deps.db.withTenant(tenant, async (tx) => {
    const due = await dueStore.lock(tx, payment.order);
    const current = await paymentStore.find(tx, payment.id);
    if (!due || current?.refunds.find((one) => one.id === id)?.state !== 'due') return;
    const at = deps.now();
    const updated: Refund =
      'refused' in done
        ? { ...refund, state: 'failed' }
        : { ...refund, state: 'done', reference: done.reference, doneAt: at };
    const next: Payment = {
      ...current,
      version: current.version + 1,
      refunds: current.refunds.map((one) => (one.id === id ? updated : one)),
    };
    refundStore.update(tx, updated);
    paymentStore.update(tx, next);
    if ('refused' in done) {
      const text = formatMoney(refund.amount, payment.currency);
      const alarm: Alarm = { what: 'refund', expected: text, found: done.refused };
      mismatchStore.insert(tx, { ...alarm, id: deps.newId(), payment: payment.id, at });
      tx.publish(changedFact(next, due, at), mismatchedFact(next, due, alarm, at));
    } else tx.publish(changedFact(next, due, at), refundedFact(next, due, updated, at));
  });
}

async function giveBack(
  deps: PaymentDeps,
  tenant: string,
  payment: Payment,
  refund: Refund,
): Promise<{ reference: string } | { refused: string }> {
  const provider = await deps.providers.byName(tenant, payment.provider);
  if (!provider) throw new Error(`the tenant no longer has credentials for ${payment.provider}`);
  try {
    return await provider.refund({
      refund: refund.id,
      reference: payment.reference ?? '',
      capture: payment.capture ?? '',
      amount: refund.amount,
      currency: payment.currency,
    });
  } catch (error) {
    if (error instanceof RefundRefused) return { refused: error.message };
    throw error;
  }
}

export const carryOutDueRefund = (deps: PaymentDeps): TimerHandler => ({
  name: refundTimer,
  run: ({ tenant, subject }) => carryOutRefund(deps, { tenant, refund: subject }),
});
