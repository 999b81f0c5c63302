import type { Database, Transaction } from '@theke/kit/database/database';
import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import { changePurchase } from './change-purchase.ts';
import { keptFor, type Purchase, purchaseDeadline, purchaseRetention } from './purchase.ts';
import { purchaseStore } from './purchase-store.ts';

type Deps = { db: Database; now: () => Date };

/** Closes the payment page of a purchase that was not paid in time (GIFT-15). */
export const expirePurchase = ({ db, now }: Deps): TimerHandler => ({
  name: purchaseDeadline,
  run: ({ tenant, subject }) =>
    db.withTenant(tenant, async (tx) => {
      const purchase = await purchaseStore.lock(tx, subject);
      if (purchase?.state !== 'due') return;
      const at = now();
      changePurchase(tx, purchase, 'expired', at);
      setTimer(tx, { name: purchaseRetention, subject, at: new Date(at.getTime() + keptFor) });
    }),
});

/** Removes the persons of a purchase that was never paid. A payment after that is refunded (GIFT-18). */
export const forgetPurchase = ({ db, now }: Deps): TimerHandler => ({
  name: purchaseRetention,
  run: ({ tenant, subject }) =>
    db.withTenant(tenant, async (tx) => {
      const purchase = await purchaseStore.lock(tx, subject);
      if (!purchase || !isUnpaid(purchase)) return;
      if (purchase.state !== 'refused') changePurchase(tx, purchase, 'refused', now());
      purchaseStore.forget(tx, subject);
    }),
});

const isUnpaid = ({ state }: Purchase): boolean => state === 'due' || state === 'expired' || state === 'refused';

/** The guest gave the payment up: later payments are refunded. Its persons are forgotten like those of an expired one. */
export async function refusePurchase(tx: Transaction, id: string, at: Date): Promise<void> {
  const purchase = await purchaseStore.lock(tx, id);
  if (purchase?.state !== 'due' && purchase?.state !== 'expired') return;
  changePurchase(tx, purchase, 'refused', at);
  setTimer(tx, { name: purchaseRetention, subject: id, at: new Date(at.getTime() + keptFor) });
}

/**
 * Removes an erased person from all purchases (GIFT-18). Unpaid ones are refused, because the card could not be sent.
 * @returns ids of the cards that the person bought; their events name the person too
 */
export async function forgetPurchasesOf(tx: Transaction, customer: string, at: Date): Promise<string[]> {
  const purchases = await purchaseStore.lockOfPerson(tx, customer);
  for (const { purchase } of purchases) {
    if (purchase.state === 'due' || purchase.state === 'expired') changePurchase(tx, purchase, 'refused', at);
    purchaseStore.forgetPerson(tx, purchase.id, customer);
  }
  return purchases.filter(({ isBuyer }) => isBuyer).map(({ purchase }) => purchase.id);
}
