import type { EventDefinition } from '@theke/contracts/event';
import {
  paymentAbandoned,
  paymentFailed,
  paymentRefunded,
  paymentSucceeded,
  payments,
} from '@theke/contracts/payments/payment-events';
import type { Transaction } from '@theke/kit/database/database';
import { copyOf, reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { fromMoney, sumOf, toMoney } from '@theke/rules/money/money';
import type { z } from 'zod';
import { offerStore } from '../offer/offer-store.ts';
import type { Decision, Order } from './order.ts';
import { holdForPayment, move } from './order-decisions.ts';
import { orderStore } from './order-store.ts';
import { refundTo } from './refund-decisions.ts';
import { saveDecision } from './save-decision.ts';
import { ticketOf } from './ticket.ts';

/** PAY-08. */
const givenUp = 'Der Gast hat die Zahlung abgebrochen.';

type Decide = (order: Order, at: Date) => Decision | undefined;

const asSystem = { actor: 'payments', by: 'System' } as const;

/** The money is there. An order that can no longer be paid is left alone: payments gives it back, and says so. */
const paid: Decide = (order, at) =>
  order.status === 'awaiting-payment' ? move(order, { ...asSystem, move: 'paid' }, at) : undefined;

/** The guest gave up paying online. An order that was paid or has ended meanwhile stays as it is. */
const abandoned: Decide = (order, at) =>
  order.status === 'awaiting-payment'
    ? move(order, { move: 'cancel', actor: 'guest', by: 'Gast', reason: givenUp }, at)
    : undefined;

/** An order that was not paid yet has no number: none is called that nobody will make. */
async function withTicket(tx: Transaction, tenant: string, order: Order, at: Date): Promise<Order> {
  if (order.status !== 'awaiting-payment' || order.ticketNumber !== null) return order;
  const [branch, config] = await Promise.all([
    offerStore.findBranch(tx, order.branch),
    offerStore.findConfig(tx, tenant),
  ]);
  const ticket = ticketOf({ branch, config }, at);
  return ticket ? { ...order, ticketNumber: await orderStore.nextTicketNumber(tx, ticket) } : order;
}

const refunded =
  (total: number, note = ''): Decide =>
  (order, at) =>
    refundTo(order, total, note, at);

/**
 * What payments tells. Reactions follow each event; snapshots draw the same consequences from how a payment stands, so that after a
 * restored backup a replay brings orders to where the money is. A failed attempt is none of the order's business until
 * the guest gives up; before that it expires by itself.
 */
export function paymentSubscriptions({ now }: { now: () => Date }): WorkSubscription[] {
  const change = async (tx: Transaction, tenant: string, id: string, ...decisions: Decide[]) => {
    for (const decide of decisions) {
      const order = await orderStore.findForChange(tx, id, true);
      const at = now();
      const decision = order && decide(decide === paid ? await withTicket(tx, tenant, order, at) : order, at);
      if (order && decision) saveDecision(tx, order, decision, at);
    }
  };
  const on = <S extends z.ZodType<{ order: string }>>(
    event: EventDefinition<S>,
    decide: (data: z.output<S>) => Decide,
  ): WorkSubscription =>
    reaction(event, {
      name: `hears ${event.type}`,
      handle: (tx, { data, tenant }) => change(tx, tenant, data.order, decide(data)),
    });

  return [
    on(paymentSucceeded, () => paid),
    on(
      paymentFailed,
      ({ isFinal }) =>
        (order, at) =>
          isFinal ? abandoned(order, at) : undefined,
    ),
    on(paymentAbandoned, () => abandoned),
    on(paymentRefunded, ({ refundedTotal, note }) => refunded(refundedTotal, note)),
    copyOf(payments, {
      async apply(tx, { order, state, isSurplus, refunds, createdAt }, { event, tenant }) {
        if (state === 'open')
          await change(tx, tenant, order.id, (known, at) => holdForPayment(known, new Date(createdAt), at));
        // What happens now is said by the events above: they know whether the order had ended for payments when the money came.
        if (!event.snapshot || state !== 'captured' || isSurplus || refunds.some(({ reason }) => reason === 'late'))
          return;
        const done = sumOf(refunds.filter((one) => one.state === 'done').map(({ amount }) => toMoney(amount)));
        await change(tx, tenant, order.id, paid, refunded(fromMoney(done)));
      },
    }),
  ];
}
