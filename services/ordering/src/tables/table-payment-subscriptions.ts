import { payableAbandoned, payablePaid, payableRefunded } from '@theke/contracts/payments/payment-events';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { acceptPayment, refundPart } from './accept-payment.ts';
import { lockPayment, refuseReservation } from './end-reservation.ts';

const isBill = ({ kind }: { kind: string }): boolean => kind === 'table-bill';

/** Handles payments of parts of bills (ADR 0052). */
export const tablePaymentSubscriptions = ({ now }: { now: () => Date }): WorkSubscription[] => [
  reaction(payablePaid, {
    name: `hears ${payablePaid.type}`,
    filter: isBill,
    handle: (tx, { data }) => acceptPayment(tx, data.payable, now()),
  }),
  reaction(payableAbandoned, {
    name: `hears ${payableAbandoned.type}`,
    filter: isBill,
    handle: async (tx, { data }) => refuseReservation(tx, await lockPayment(tx, data.payable), now()),
  }),
  reaction(payableRefunded, {
    name: `hears ${payableRefunded.type}`,
    filter: isBill,
    handle: (tx, { data: { payable, refundedTotal, note } }) =>
      refundPart(tx, payable, { total: refundedTotal, note }, now()),
  }),
];
