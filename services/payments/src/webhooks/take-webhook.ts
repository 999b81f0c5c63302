import type { ProviderName } from '@theke/contracts/payments/payment';
import type { Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { formatMoney } from '@theke/rules/money/money';
import { checkPayment } from '../payments/check-payment.ts';
import { dueStore } from '../payments/due-store.ts';
import { mismatchStore } from '../payments/mismatch-store.ts';
import type { Payment } from '../payments/payment.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { mismatchedFact } from '../payments/payment-facts.ts';
import { paymentStore } from '../payments/payment-store.ts';
import { checkTimer } from '../payments/settle-order.ts';
import type { WebhookEvent } from '../providers/provider.ts';
import { webhookStore } from './webhook-store.ts';

export type TakeWebhook = { tenant: string; provider: ProviderName; event: WebhookEvent };

/**
 * Handles a provider's event about a payment: only a reason to check it. Stores the event once with a timer for the
 * check; the immediate check only saves time. Contradictions to the request alarm staff.
 */
export async function takeWebhook(deps: PaymentDeps, { tenant, provider, event }: TakeWebhook): Promise<void> {
  const payment = await deps.db.withTenant(tenant, async (tx) => {
    const at = deps.now();
    if (!(await webhookStore.isNew(tx, provider, event.id, at))) return undefined;
    const found = await findPayment(tx, provider, event);
    if (!found) return undefined;
    setTimer(tx, { name: checkTimer, subject: found.id, at });
    await compare(deps, tx, found, event, at);
    return found;
  });
  if (!payment) return;
  await checkPayment(deps, { tenant, payment: payment.id }).catch((error: Error) =>
    deps.log.warn({ reason: error.message, payment: payment.id }, 'provider not reachable, it is queried again'),
  );
}

async function findPayment(tx: Transaction, provider: ProviderName, event: WebhookEvent): Promise<Payment | undefined> {
  const found =
    (event.reference && (await paymentStore.findByReference(tx, provider, event.reference))) ||
    (event.payment && (await paymentStore.find(tx, event.payment)));
  return found && found.provider === provider ? found : undefined;
}

async function compare(
  deps: PaymentDeps,
  tx: Transaction,
  payment: Payment,
  { claim }: WebhookEvent,
  at: Date,
): Promise<void> {
  if (!claim || (claim.amount === payment.amount && claim.currency === payment.currency)) return;
  const due = await dueStore.lock(tx, payment.order);
  if (!due) return;
  const alarm = {
    what: claim.currency === payment.currency ? ('amount' as const) : ('currency' as const),
    expected: formatMoney(payment.amount, payment.currency),
    found: formatMoney(claim.amount, claim.currency),
  };
  mismatchStore.insert(tx, { ...alarm, id: deps.newId(), payment: payment.id, at });
  tx.publish(mismatchedFact(payment, due, alarm, at));
}
