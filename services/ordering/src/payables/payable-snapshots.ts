import type { Fact } from '@theke/contracts/event';
import { payableChanged } from '@theke/contracts/ordering/payable';
import type { Database, Transaction } from '@theke/kit/database/database';
import { createSnapshots } from '@theke/kit/events/create-snapshots';
import type { Snapshots } from '@theke/kit/events/replay';
import { purchaseFact } from '../gift-cards/purchase.ts';
import { purchaseStore } from '../gift-cards/purchase-store.ts';
import { payableFact } from '../tables/table-payment.ts';
import { tablePaymentStore } from '../tables/table-payment-store.ts';

type Stored = { id: string; fact: Fact };

/** Parts of bills and purchases of gift cards with an id above `after`, by id. */
async function payablesAfter(tx: Transaction, after: string, max: number): Promise<Stored[]> {
  const parts = await tablePaymentStore.after(tx, after, max);
  const purchases = await purchaseStore.after(tx, after, max);
  return [
    ...parts.map((part) => ({ id: part.id, fact: payableFact(part, part.createdAt) })),
    ...purchases.map((purchase) => ({ id: purchase.id, fact: purchaseFact(purchase, purchase.createdAt) })),
  ]
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, max);
}

/** Snapshots of everything other than orders that guests pay online, for a new copy of payments (ADR 0052). */
export const payableSnapshots = (db: Database): Snapshots =>
  createSnapshots({ changed: payableChanged, liveAfter: payablesAfter, toFact: ({ fact }) => fact }, db);
