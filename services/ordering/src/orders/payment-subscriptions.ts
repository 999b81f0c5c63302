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
import { acceptPurchase, refundPurchase } from '../gift-cards/accept-purchase.ts';
import { offerStore } from '../offer/offer-store.ts';
import { acceptPayment, refundPart } from '../tables/accept-payment.ts';
import type { Decision, Order } from './order.ts';
import { holdForPayment, move } from './order-decisions.ts';
import { orderStore } from './order-store.ts';
import { refundTo } from './refund-decisions.ts';
import { saveDecision } from './save-decision.ts';
import { ticketOf } from './ticket.ts';

/** Reason for PAY-08. */
const givenUp = 'Der Gast hat die Zahlung abgebrochen.';

type Deps = { now: () => Date; newId: () => string; secret: string };
type Decide = (order: Order, at: Date) => Decision | undefined;

const asSystem = { actor: 'payments', by: 'System' } as const;

/** The payment arrived. An order that can no longer be paid is ignored: payments refunds it and publishes that. */
const paid: Decide = (order, at) =>
  order.status === 'awaiting-payment' ? move(order, { ...asSystem, move: 'paid' }, at) : undefined;

/** The guest gave up the online payment. Paid and ended orders are ignored. */
const abandoned: Decide = (order, at) =>
  order.status === 'awaiting-payment'
    ? move(order, { move: 'cancel', actor: 'guest', by: 'Gast', reason: givenUp }, at)
    : undefined;

/** Assigns a ticket number to a newly paid order. Unpaid orders have none, so that no called number is missing. */
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
 * Handles events of payments. Reactions follow each event; snapshots derive the same changes from the payment's state.
 * After a restored backup a replay thus brings orders in line with the payments. Failed attempts are ignored: the order
 * expires or the guest gives up.
 */
export function paymentSubscriptions(deps: Deps): WorkSubscription[] {
  const { now } = deps;
  const change = async (tx: Transaction, tenant: string, id: string, ...decisions: Decide[]) => {
    for (const decide of decisions) {
      const order = await orderStore.findForChange(tx, id, true);
      const at = now();
      const decision = order && decide(decide === paid ? await withTicket(tx, tenant, order, at) : order, at);
      if (order && decision) await saveDecision(tx, order, decision, at);
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
      async apply(tx, { order, payable, state, isSurplus, refunds, createdAt }, { event, tenant }) {
        if (state === 'open' && !payable)
          await change(tx, tenant, order.id, (current, at) => holdForPayment(current, new Date(createdAt), at));
        // Live changes are handled by the reactions: only they know whether the order had ended when the payment
        // arrived.
        if (!event.snapshot || state !== 'captured' || isSurplus || refunds.some(({ reason }) => reason === 'late'))
          return;
        const done = sumOf(refunds.filter((one) => one.state === 'done').map(({ amount }) => toMoney(amount)));
        const refund = { total: fromMoney(done), note: '' };
        if (payable?.kind === 'gift-card') {
          await acceptPurchase(deps, tx, tenant, payable.id);
          await refundPurchase(deps, tx, payable.id, refund);
        } else if (payable) {
          await acceptPayment(tx, payable.id, now());
          await refundPart(tx, payable.id, refund, now());
        } else await change(tx, tenant, order.id, paid, refunded(fromMoney(done)));
      },
    }),
  ];
}
