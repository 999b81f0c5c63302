import type { Transaction } from '@theke/kit/database/database';
import { clearTimer } from '@theke/kit/events/timers';
import { type Purchase, purchaseDeadline, purchaseFact, purchaseRetention, reversedFact } from './purchase.ts';
import { purchaseStore } from './purchase-store.ts';

/** Stores and publishes the next state of a purchase. Requires its lock. */
export function changePurchase(tx: Transaction, purchase: Purchase, state: Purchase['state'], at: Date): void {
  const next = { ...purchase, version: purchase.version + 1, state };
  purchaseStore.setState(tx, next);
  if (state !== 'expired')
    for (const name of [purchaseDeadline, purchaseRetention]) clearTimer(tx, { name, subject: purchase.id });
  tx.publish(purchaseFact(next, at));
  if (state === 'returned') tx.publish(reversedFact(next));
}
