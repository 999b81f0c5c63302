import type { Database, Transaction } from '@theke/kit/database/database';
import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import { changePurchase } from './change-purchase.ts';
import { isPayable, keptFor, type Purchase, purchaseDeadline, purchaseRetention } from './purchase.ts';
import { purchaseStore } from './purchase-store.ts';

type Deps = { db: Database; now: () => Date };

/** Ends a purchase without a payment. Its persons are forgotten after 30 days (GIFT-18). */
function endUnpaid(tx: Transaction, purchase: Purchase, state: 'expired' | 'refused', at: Date): void {
  changePurchase(tx, purchase, state, at);
  setTimer(tx, { name: purchaseRetention, subject: purchase.id, at: new Date(at.getTime() + keptFor) });
}

/** Closes the payment page of a purchase that was not paid in time (GIFT-15). */
export const expirePurchase = ({ db, now }: Deps): TimerHandler => ({
  name: purchaseDeadline,
  run: ({ tenant, subject }) =>
    db.withTenant(tenant, async (tx) => {
      const purchase = await purchaseStore.lock(tx, subject);
      if (purchase?.state === 'due') endUnpaid(tx, purchase, 'expired', now());
    }),
});

/** Removes the persons of a purchase that was never paid. A payment after that is refunded (GIFT-18). */
export const forgetPurchase = ({ db, now }: Deps): TimerHandler => ({
  name: purchaseRetention,
  run: ({ tenant, subject }) =>
    db.withTenant(tenant, async (tx) => {
      const purchase = await purchaseStore.lock(tx, subject);
      if (purchase && isPayable(purchase)) changePurchase(tx, purchase, 'refused', now());
      else if (purchase?.state !== 'refused') return;
      purchaseStore.forget(tx, subject);
    }),
});

/** Refuses a purchase whose payment the guest gave up. Later payments are refunded. */
export async function refusePurchase(tx: Transaction, id: string, at: Date): Promise<void> {
  const purchase = await purchaseStore.lock(tx, id);
  if (purchase && isPayable(purchase)) endUnpaid(tx, purchase, 'refused', at);
}

/**
 * Removes an erased person from all purchases (GIFT-18). Unpaid ones are refused, because the card could not be sent.
 * @returns ids of the cards that the person bought; their events name the person too
 */
export async function forgetPurchasesOf(tx: Transaction, customer: string, at: Date): Promise<string[]> {
  const purchases = await purchaseStore.lockOfPerson(tx, customer);
  for (const { purchase } of purchases) {
    if (isPayable(purchase)) endUnpaid(tx, purchase, 'refused', at);
    purchaseStore.forgetPerson(tx, purchase.id, customer);
  }
  return purchases.filter(({ isBuyer }) => isBuyer).map(({ purchase }) => purchase.id);
}
