import {
  counterAppointmentProposed,
  orderCanceled,
  orderCompleted,
  orderConfirmed,
  orderDelivered,
  orderFailed,
  orderHandedOut,
  orderOffered,
  orderPlaced,
  orderRejected,
} from '@theke/contracts/ordering/order-events';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { clearTimer } from '@theke/kit/events/timers';
import type { ShopCache } from '../shop/shop-cache.ts';
import { firstStepAt, usualDeadline } from './escalation.ts';
import { escalationStore } from './escalation-store.ts';
import { unseenTimer } from './remind-branch.ts';
import { watchOrder } from './watch-orders.ts';

/** Moves that count as seen. */
const moves = [
  orderConfirmed,
  counterAppointmentProposed,
  orderOffered,
  orderRejected,
  orderCanceled,
  orderFailed,
  orderHandedOut,
  orderDelivered,
  orderCompleted,
];

/** Escalates new orders until someone has seen them or acted on them. */
export const escalationSubscriptions = (deps: { now: () => Date; shops: ShopCache }): readonly WorkSubscription[] => [
  reaction(orderPlaced, {
    name: `watches ${orderPlaced.type}`,
    isIndependent: true,
    handle: async (tx, { data: { id: order, branch, at }, tenant }) => {
      const placedAt = new Date(at);
      escalationStore.begin(tx, [{ order, branch, at: placedAt }]);
      const shop = await deps.shops.load(tx, tenant, branch);
      const deadline = shop.branch?.unseenDeadlineMinutes ?? usualDeadline;
      if (deadline > 0) watchOrder(tx, { order, first: firstStepAt(placedAt, deadline), now: deps.now() });
    },
  }),
  ...moves.map((move) =>
    reaction(move, {
      name: `is seen by ${move.type}`,
      isIndependent: true,
      handle: async (tx, { data: { id: order, branch } }) => {
        escalationStore.seen(tx, { order, branch, at: deps.now() });
        clearTimer(tx, { name: unseenTimer, subject: order });
      },
    }),
  ),
];
