import { branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import type { EventDefinition } from '@theke/contracts/event';
import type { WebhookEventType } from '@theke/contracts/notifications/webhook-events';
import {
  counterAppointmentProposed,
  orderCanceled,
  orderChanged,
  orderCompleted,
  orderConfirmed,
  orderDelivered,
  orderHandedOut,
  orderOffered,
  orderPlaced,
  orderRejected,
  refundRecorded,
} from '@theke/contracts/ordering/order-events';
import { type ReservationChange, reservationChanged } from '@theke/contracts/ordering/reservation';
import { paymentRefunded, paymentSucceeded } from '@theke/contracts/payments/payment-events';
import type { Transaction } from '@theke/kit/database/database';
import { type Delivery, reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { findNewest, wasPlaced } from '../orders/order-copies.ts';
import { erasedReservations } from '../reservations/erased-reservations.ts';
import { type QueueWebhookDeps, queueWebhooks } from './queue-webhooks.ts';
import { webhookDeliveryStore } from './webhook-delivery-store.ts';

/** Public type of each order event (HOOK-02). */
const orderTypes = {
  [orderPlaced.type]: 'order.created',
  [orderConfirmed.type]: 'order.changed',
  [counterAppointmentProposed.type]: 'order.changed',
  [orderOffered.type]: 'order.changed',
  [orderHandedOut.type]: 'order.changed',
  [orderDelivered.type]: 'order.changed',
  [orderChanged.type]: 'order.changed',
  [orderCompleted.type]: 'order.completed',
  [orderRejected.type]: 'order.canceled',
  [orderCanceled.type]: 'order.canceled',
} as const satisfies Record<string, WebhookEventType>;

/** Public type of each change of a reservation; a reminder changes nothing. */
const reservationTypes: Record<ReservationChange, WebhookEventType | undefined> = {
  booked: 'reservation.created',
  changed: 'reservation.changed',
  confirmed: 'reservation.changed',
  seated: 'reservation.changed',
  finished: 'reservation.changed',
  'no-show': 'reservation.changed',
  canceled: 'reservation.canceled',
  reminded: undefined,
  erased: 'reservation.changed',
};

type About = Pick<Delivery<unknown>, 'subject' | 'tenant' | 'time' | 'event'>;

/**
 * Turns internal events into public ones for the webhooks of the business. Deliveries about an erased guest are
 * deleted, and their receivers get the event that says so.
 */
export function webhookSubscriptions(deps: QueueWebhookDeps): WorkSubscription[] {
  const queue = (tx: Transaction, type: WebhookEventType, { tenant, time, event }: About, about: Source) =>
    queueWebhooks(deps, tx, { type, id: event.id, time, tenant, ...about });
  const ofResource = (event: EventDefinition, type: WebhookEventType) =>
    reaction(event, {
      name: `queues webhooks ${type}`,
      isIndependent: true,
      handle: (tx, delivery) => queue(tx, type, delivery, { subject: delivery.subject, source: delivery.data }),
    });
  return [
    reaction(
      [
        orderPlaced,
        orderConfirmed,
        counterAppointmentProposed,
        orderOffered,
        orderHandedOut,
        orderDelivered,
        orderChanged,
        orderCompleted,
        orderRejected,
        orderCanceled,
      ],
      {
        name: 'queues webhooks about orders',
        isIndependent: true,
        async handle(tx, delivery) {
          const { order } = delivery.data;
          const type = orderTypes[delivery.type];
          if (!order.isErased) {
            // Orders that the branch never saw are not public: their payment was given up.
            if (!wasPlaced(order)) return;
            // A late event must not send erased data.
            if (await wasErased(deps, tx, delivery.tenant, type, order)) return;
          }
          await queue(tx, type, delivery, { subject: order.id, source: order });
          if (order.isErased) removeEarlier(tx, order.id, delivery);
        },
      },
    ),
    reaction(reservationChanged, {
      name: 'queues webhooks about reservations',
      isIndependent: true,
      async handle(tx, delivery) {
        const { reservation, change } = delivery.data;
        const type = reservationTypes[change];
        const isErasure = change === 'erased';
        if (isErasure) erasedReservations.save(tx, reservation.id);
        // A late event must not send erased data.
        else if (await erasedReservations.has(tx, reservation.id)) return;
        if (type) await queue(tx, type, delivery, { subject: reservation.id, source: reservation });
        if (isErasure) removeEarlier(tx, reservation.id, delivery);
      },
    }),
    reaction(paymentSucceeded, {
      name: 'queues webhooks about payments',
      isIndependent: true,
      handle: (tx, delivery) =>
        queue(tx, 'payment.succeeded', delivery, { subject: delivery.data.payment, source: delivery.data }),
    }),
    reaction(paymentRefunded, {
      name: 'queues webhooks about refunds',
      isIndependent: true,
      handle: (tx, delivery) =>
        queue(tx, 'refund.created', delivery, {
          subject: delivery.data.payment,
          source: { ...delivery.data, isOnSite: false },
        }),
    }),
    reaction(refundRecorded, {
      name: 'queues webhooks about refunds on site',
      isIndependent: true,
      handle: (tx, delivery) =>
        queue(tx, 'refund.created', delivery, {
          subject: delivery.event.id,
          source: { ...delivery.data, order: delivery.data.id, payment: null, isOnSite: true },
        }),
    }),
    ofResource(products.events.changed, 'product.changed'),
    ofResource(products.events.deleted, 'product.deleted'),
    ofResource(branches.events.changed, 'branch.changed'),
    ofResource(branches.events.deleted, 'branch.deleted'),
  ];
}

type Source = { subject: string; source: unknown };

/** Runs after the deliveries of an earlier event handled in the same transaction are stored. */
const removeEarlier = (tx: Transaction, subject: string, { event }: About): void =>
  tx.beforeCommit(() => webhookDeliveryStore.removeOfSubject(tx, subject, event.id));

async function wasErased(
  { directory }: QueueWebhookDeps,
  tx: Transaction,
  tenant: string,
  type: WebhookEventType,
  order: Parameters<typeof findNewest>[1],
): Promise<boolean> {
  const endpoints = await directory.endpointsFor(tx, tenant, type);
  return endpoints.length > 0 && (await findNewest(tx, order)).isErased;
}
