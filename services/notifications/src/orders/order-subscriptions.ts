import type { EventDefinition } from '@theke/contracts/event';
import {
  counterAppointmentProposed,
  orderCanceled,
  orderChanged,
  orderCompleted,
  orderConfirmed,
  orderDelivered,
  orderFailed,
  orderHandedOut,
  orderPlaced,
  orderRejected,
  paymentDue,
} from '@theke/contracts/ordering/order-events';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { z } from 'zod';
import { apply, type OrderFields, type ToldOrder } from './told-order.ts';
import { toldOrderStore } from './told-order-store.ts';

type Told = { id: string; uid: string; branch: string; status: OrderFields['status'] };

const unheardOf = ({ id, uid, branch }: Told): ToldOrder => ({
  id,
  uid,
  branch,
  known: {},
  versions: {},
  isErased: false,
});

/** The first that is heard of most orders is that they were placed: then one statement will do. */
const on = <S extends z.ZodType<Told>>(
  event: EventDefinition<S>,
  say: (data: z.output<S>) => Partial<OrderFields> = () => ({}),
): WorkSubscription =>
  reaction(event, {
    name: `learns from ${event.type}`,
    handle: async (tx, { data, version }) => {
      const news = { version, fields: { status: data.status, ...say(data) } };
      if (event.type === orderPlaced.type && (await toldOrderStore.insertNew(tx, apply(unheardOf(data), news)))) return;
      toldOrderStore.save(tx, apply(await toldOrderStore.lockOrNew(tx, data), news));
    },
  });

/**
 * What ordering tells of its orders. Reactions and no copies: an older event that comes late still says something, and
 * `apply` knows what. They stand before whatever acts on an event, so that it finds the order as the event left it.
 */
export const orderSubscriptions: readonly WorkSubscription[] = [
  on(orderPlaced, (told) => ({
    placedAt: told.at,
    ticketNumber: told.ticketNumber,
    kind: told.kind,
    deliveryType: told.deliveryType,
    deliveryArea: told.deliveryArea,
    tableIdentifier: told.tableIdentifier,
    paymentMethod: told.paymentMethod,
    items: told.items,
    totals: told.totals,
    contact: told.contact,
    comment: told.comment,
    appointmentDate: told.appointmentDate,
  })),
  on(orderChanged, ({ tableIdentifier, appointment, items, totals, contact, comment }) => ({
    tableIdentifier,
    appointment,
    items,
    totals,
    contact,
    comment,
  })),
  on(orderConfirmed, ({ appointment }) => ({ appointment, counterAppointment: null })),
  on(counterAppointmentProposed, ({ counterAppointment }) => ({ counterAppointment })),
  on(orderRejected, ({ rejectionMessage }) => ({ reason: rejectionMessage })),
  on(orderCanceled, ({ reason }) => ({ reason })),
  on(paymentDue, ({ contact }) => (contact ? { contact } : {})),
  on(orderFailed),
  on(orderHandedOut),
  on(orderDelivered),
  on(orderCompleted),
];
