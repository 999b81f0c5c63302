import { setTimer } from '@theke/kit/events/timers';
import { holdsOpened } from '@theke/rules/payments/payment-hold';
import type { Provider } from '../providers/provider.ts';
import { dueStore } from './due-store.ts';
import { finishOpening } from './finish-opening.ts';
import { isPayable, type OrderDue } from './order-due.ts';
import { isLive, isSettling, type Payment } from './payment.ts';
import { startAttempt } from './payment-decisions.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { paymentStore } from './payment-store.ts';
import { checkTimer } from './settle-order.ts';

/** Age in ms from which an open payment is checked. */
export const checkedAfterMs = 60_000;

export type OpenAttempt = {
  tenant: string;
  order: string;
  /** Absolute URL to which the guest returns. */
  returnUrl: string;
  /** Also after a failed attempt. */
  isRetry: boolean;
};

/**
 * Ensures that a payable order has exactly one open checkout. Stores the intent, calls the provider under the attempt's
 * idempotency key, then stores the answer. After a crash in between, the next call or the timer continues.
 * @throws provider errors
 */
export async function openAttempt(deps: PaymentDeps, attempt: OpenAttempt): Promise<void> {
  const { tenant, order } = attempt;
  const provider = await findProvider(deps, tenant, order);
  const intent = provider && (await intend(deps, attempt, provider));
  if (intent) await finishOpening(deps, { tenant, provider, ...intent });
}

/**
 * Called before the transaction, because credentials need their own: the provider of the live attempt, else of a new
 * one.
 */
async function findProvider(deps: PaymentDeps, tenant: string, order: string): Promise<Provider | undefined> {
  const { due, live } = await deps.db.withTenant(tenant, async (tx) => ({
    due: await dueStore.lock(tx, order),
    live: (await paymentStore.findByOrder(tx, order)).find(isLive),
  }));
  if (live) return deps.providers.byName(tenant, live.provider);
  return due?.request ? deps.providers.forMethod(tenant, due.request.method) : undefined;
}

/** The attempt to send to the provider; undefined if none is needed or it is already open. */
const intend = (
  deps: PaymentDeps,
  { tenant, order, returnUrl, isRetry }: OpenAttempt,
  provider: Provider,
): Promise<{ payment: Payment; due: OrderDue } | undefined> =>
  deps.db.withTenant(tenant, async (tx) => {
    const at = deps.now();
    const due = await dueStore.lock(tx, order);
    if (!due || !isPayable(due, at)) return undefined;
    const payments = await paymentStore.findByOrder(tx, order);
    const live = payments.find(isLive);
    if (live) {
      const isUnfinished = live.state === 'starting' && live.provider === provider.name;
      return isUnfinished ? { payment: live, due } : undefined;
    }
    if (payments.some(isSettling) || (payments.length > 0 && !isRetry)) return undefined;
    // The first attempt extends an order's deadline; ordering computes the same from the attempt's time.
    const isFirst = payments.length === 0 && !due.payable;
    const request = isFirst ? { ...due.request, expiresAt: new Date(at.getTime() + holdsOpened) } : due.request;
    const held = { ...due, request };
    if (isFirst) dueStore.save(tx, held);
    const payment = startAttempt({ id: deps.newId(), order, request, provider: provider.name, returnUrl }, at);
    paymentStore.insert(tx, payment);
    setTimer(tx, { name: checkTimer, subject: payment.id, at: new Date(at.getTime() + checkedAfterMs) });
    return { payment, due: held };
  });
