import { payableChanged } from '@theke/contracts/ordering/payable';
import { payableAbandoned, payablePaid, payableRefunded } from '@theke/contracts/payments/payment-events';
import type { Database } from '@theke/kit/database/database';
import { createSnapshots } from '@theke/kit/events/create-snapshots';
import type { Snapshots } from '@theke/kit/events/replay';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { acceptPayment, refundPart } from './accept-payment.ts';
import { lockPayment, refuseReservation } from './end-reservation.ts';
import { payableFact } from './table-payment.ts';
import { tablePaymentStore } from './table-payment-store.ts';

/** Handles payments of parts of bills (ADR 0052). */
export const tablePaymentSubscriptions = ({ now }: { now: () => Date }): WorkSubscription[] => [
  reaction(payablePaid, {
    name: `hears ${payablePaid.type}`,
    handle: (tx, { data }) => acceptPayment(tx, data.payable, now()),
  }),
  reaction(payableAbandoned, {
    name: `hears ${payableAbandoned.type}`,
    handle: async (tx, { data }) => refuseReservation(tx, await lockPayment(tx, data.payable), now()),
  }),
  reaction(payableRefunded, {
    name: `hears ${payableRefunded.type}`,
    handle: (tx, { data: { payable, refundedTotal, note } }) =>
      refundPart(tx, payable, { total: refundedTotal, note }, now()),
  }),
];

/** Snapshots of all parts that were reserved, for a new copy of payments. */
export const tablePaymentSnapshots = (db: Database): Snapshots =>
  createSnapshots(
    {
      changed: payableChanged,
      liveAfter: tablePaymentStore.after,
      toFact: (payment) => payableFact(payment, payment.createdAt),
    },
    db,
  );
