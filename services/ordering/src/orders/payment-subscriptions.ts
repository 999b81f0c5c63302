import type { EventDefinition } from '@theke/contracts/event';
import { paymentFailed, paymentRefunded, paymentSucceeded } from '@theke/contracts/payments/payment-events';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { z } from 'zod';
import type { Decision, Order } from './order.ts';
import { move } from './order-decisions.ts';
import { changedFact } from './order-facts.ts';
import { orderStore } from './order-store.ts';
import { saveDecision } from './save-decision.ts';

/**
 * What payments tells. An order that can no longer be paid is left alone: payments gives the money back, and says so. A
 * failed attempt is none of the order's business until the guest gives up; before that it expires by itself.
 */
export function paymentSubscriptions(deps: { now: () => Date }): WorkSubscription[] {
  const on = <S extends z.ZodType<{ order: string }>>(
    event: EventDefinition<S>,
    decide: (order: Order, data: z.output<S>, at: Date) => Decision | undefined,
  ): WorkSubscription =>
    reaction(event, {
      name: `hears ${event.type}`,
      handle: async (tx, { data }) => {
        const order = await orderStore.findForChange(tx, data.order, true);
        const at = deps.now();
        const decision = order && decide(order, data, at);
        if (order && decision) saveDecision(tx, order, decision, at);
      },
    });
  const asSystem = { actor: 'payments', by: 'System' } as const;

  return [
    on(paymentSucceeded, (order, _, at) =>
      order.status === 'awaiting-payment' ? move(order, { ...asSystem, move: 'paid' }, at) : undefined,
    ),
    on(paymentFailed, (order, { isFinal }, at) =>
      isFinal && order.status === 'awaiting-payment' ? move(order, { ...asSystem, move: 'declined' }, at) : undefined,
    ),
    on(paymentRefunded, (order, { refundedTotal }, at) => {
      // The total only grows: of two that overtook each other the larger is the newer.
      if (refundedTotal <= order.refunded) return undefined;
      const next: Order = { ...order, refunded: refundedTotal, version: order.version + 1 };
      return { next, facts: [changedFact(next, at)] };
    }),
  ];
}
