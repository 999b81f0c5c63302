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

/** A payment that is open for longer is asked about, in ms. */
export const asksAfter = 60_000;

export type OpenAttempt = {
  tenant: string;
  order: string;
  /** Absolute; where the guest comes back to. */
  returnUrl: string;
  /** Also where an attempt has failed before. */
  isRetry: boolean;
};

/**
 * Sees to it that the guest of a payable order has a checkout to go to, at most one at a time. The intent is stored first,
 * then the provider is asked under the attempt's own key, then its answer is stored: a crash in between leaves nothing
 * that the next call, or the timer, does not find and finish.
 * @throws what the provider throws
 */
export async function openAttempt(deps: PaymentDeps, wanted: OpenAttempt): Promise<void> {
  const { tenant, order } = wanted;
  const provider = await providerOf(deps, tenant, order);
  const intent = provider && (await intend(deps, wanted, provider));
  if (intent) await finishOpening(deps, { tenant, provider, ...intent });
}

/** Before the transaction, because credentials are read in one of their own: of the live attempt, else for a new one. */
async function providerOf(deps: PaymentDeps, tenant: string, order: string): Promise<Provider | undefined> {
  const { due, live } = await deps.db.withTenant(tenant, async (tx) => ({
    due: await dueStore.lock(tx, order),
    live: (await paymentStore.ofOrder(tx, order)).find(isLive),
  }));
  if (live) return deps.providers.byName(tenant, live.provider);
  return due?.asked ? deps.providers.forMethod(tenant, due.asked.method) : undefined;
}

/** The attempt that the provider is to be asked for; undefined where there is none to be made or it is open already. */
const intend = (
  deps: PaymentDeps,
  { tenant, order, returnUrl, isRetry }: OpenAttempt,
  provider: Provider,
): Promise<{ payment: Payment; due: OrderDue } | undefined> =>
  deps.db.withTenant(tenant, async (tx) => {
    const at = deps.now();
    const due = await dueStore.lock(tx, order);
    if (!due || !isPayable(due, at)) return undefined;
    const payments = await paymentStore.ofOrder(tx, order);
    const live = payments.find(isLive);
    if (live) {
      const isUnfinished = live.state === 'starting' && live.provider === provider.name;
      return isUnfinished ? { payment: live, due } : undefined;
    }
    if (payments.some(isSettling) || (payments.length > 0 && !isRetry)) return undefined;
    // With its first attempt an order is held for longer; ordering reckons the same from when that was made.
    const isFirst = payments.length === 0;
    const asked = isFirst ? { ...due.asked, expiresAt: new Date(at.getTime() + holdsOpened) } : due.asked;
    const held = { ...due, asked };
    if (isFirst) dueStore.save(tx, held);
    const payment = startAttempt({ id: deps.newId(), order, asked, provider: provider.name, returnUrl }, at);
    paymentStore.insert(tx, payment);
    setTimer(tx, { name: checkTimer, subject: payment.id, at: new Date(at.getTime() + asksAfter) });
    return { payment, due: held };
  });
