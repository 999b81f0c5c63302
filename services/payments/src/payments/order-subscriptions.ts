import {
  orderCanceled,
  orderChanged,
  orderFailed,
  orderRejected,
  orders,
  paymentCheckRequested,
  paymentDue,
} from '@theke/contracts/ordering/order-events';
import { unknownOrder } from '@theke/contracts/ordering/order-state';
import { copyOf, reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { setTimer } from '@theke/kit/events/timers';
import { fromMoney } from '@theke/rules/money/money';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import { dueStore } from './due-store.ts';
import { dueAfter, type OrderDue } from './order-due.ts';
import { paymentStore } from './payment-store.ts';
import { checkTimer, saveDue } from './settle-order.ts';

type Deps = { now: () => Date; newId: () => string };

/**
 * Copies every order that is paid online and settles its money. The newest state decides, so a replay has no further
 * effect.
 */
const orderCopies = (deps: Deps): WorkSubscription =>
  copyOf(orders, {
    // Total, deadline and end of an order: other moves change none of these.
    on: [paymentDue, orderChanged, orderFailed, orderCanceled, orderRejected],
    filter: ({ paymentMethod }) => isOnlinePayment(paymentMethod),
    async apply(tx, order) {
      const at = deps.now();
      await saveDue(deps, tx, dueAfter(await dueStore.lock(tx, order.id), order), at);
    },
    async held(tx, id) {
      const due = await dueStore.lock(tx, id);
      return due && asOrder(due);
    },
  });

/** The stored part of an order. */
function asOrder({ order: id, uid, branch, request, worth }: OrderDue) {
  const empty = unknownOrder({ id, uid, branch, at: new Date(0).toISOString() });
  const { totals } = empty;
  return {
    ...empty,
    paymentMethod: request?.method ?? empty.paymentMethod,
    paymentExpiresAt: request?.expiresAt.toISOString() ?? null,
    totals: {
      ...totals,
      total: { ...totals.total, gross: fromMoney(worth) },
      currency: request?.currency ?? totals.currency,
    },
  };
}

export const orderSubscriptions = (deps: Deps): WorkSubscription[] => [
  orderCopies(deps),
  reaction(paymentCheckRequested, {
    name: `hears ${paymentCheckRequested.type}`,
    handle: async (tx, { subject }) => {
      // A failed one may have been paid after all.
      for (const { id, state } of await paymentStore.findByOrder(tx, subject))
        if (state !== 'captured') setTimer(tx, { name: checkTimer, subject: id, at: deps.now() });
    },
  }),
];
