import { payments } from '@theke/contracts/payments/payment-events';
import type { Database } from '@theke/kit/database/database';
import { createSnapshots } from '@theke/kit/events/create-snapshots';
import type { Snapshots } from '@theke/kit/events/replay';
import { changedFact } from './payment-facts.ts';
import { paymentStore } from './payment-store.ts';

/** Snapshots of all payment attempts. */
export const paymentSnapshots = (db: Database): Snapshots =>
  createSnapshots(
    {
      changed: payments.snapshot,
      liveAfter: paymentStore.after,
      toFact: (listed) => changedFact(listed.payment, listed, listed.payment.settledAt ?? listed.payment.createdAt),
    },
    db,
  );
