import { z } from 'zod';
import { defineEvent, type EarlierVersion, type StateEvents } from '../event.ts';
import { field, type Schema } from '../field.ts';
import { id, instant } from '../wire.ts';
import { orderStatus } from './order.ts';
import {
  counterAppointmentProposedV1,
  orderCanceledV1,
  orderChangedV1,
  orderCompletedV1,
  orderConfirmedV1,
  orderDeliveredV1,
  orderFailedV1,
  orderHandedOutV1,
  orderPlacedV1,
  orderRejectedV1,
  paymentDueV1,
} from './order-events-v1.ts';
import { type OrderState, orderState, orderStateExample } from './order-state.ts';

const kind = 'ordering.order';

/** Subject is the order's id. */
const moved = { id, uid: z.string(), branch: id, status: field(orderStatus, 'Status'), at: instant };
type Moved = z.output<z.ZodObject<typeof moved>>;
const exampleOf = (status: OrderState['status']): Moved => {
  const { id, uid, branch, placedAt } = orderStateExample;
  return { id, uid, branch: branch.id, status, at: placedAt };
};

/** State of the order after the event. */
const order = orderState;
/** State of the order after the event, excluded from the audit log, which already has it. */
const unaudited = { order: orderState.meta({ personal: true }) };

type OrderEvent<N extends string, S extends Schema> = {
  name: N;
  summary: string;
  data: S;
  example: z.output<S>;
  replaces: EarlierVersion;
};

const orderEvent = <const N extends string, S extends Schema>({ name, ...options }: OrderEvent<N, S>) =>
  defineEvent<S, `ordering.${N}.v2`>({ type: `ordering.${name}.v2`, kind, ...options });

/** The example order in a given state. */
const inState = (changes: Partial<OrderState>): OrderState => ({ ...orderStateExample, version: 2, ...changes });

export const orderPlaced = orderEvent({
  name: 'order-placed',
  summary: 'Eine Bestellung wurde angenommen und gespeichert.',
  data: z.object({ ...moved, order }),
  example: { ...exampleOf('placed'), order: orderStateExample },
  replaces: orderPlacedV1,
});

/** Stored and reserved, but not yet visible: payments now requests the payment. */
export const paymentDue = orderEvent({
  name: 'payment-due',
  summary: 'Eine Bestellung wartet auf ihre Online-Zahlung.',
  data: z.object({ ...moved, ...unaudited }),
  example: {
    ...exampleOf('awaiting-payment'),
    order: {
      ...orderStateExample,
      status: 'awaiting-payment',
      paymentMethod: 'card',
      paymentExpiresAt: '2026-11-21T18:50:00.000Z',
    },
  },
  replaces: paymentDueV1,
});
export const orderFailed = orderEvent({
  name: 'order-failed',
  summary: 'Eine Bestellung wurde nicht bezahlt und verfällt.',
  data: z.object({ ...moved, reason: z.enum(['expired', 'declined']), ...unaudited }),
  example: {
    ...exampleOf('failed'),
    reason: 'expired',
    order: inState({ status: 'failed', isFailed: true, paymentMethod: 'card' }),
  },
  replaces: orderFailedV1,
});
export const orderConfirmed = orderEvent({
  name: 'order-confirmed',
  summary: 'Eine Bestellung wurde bestätigt, oder ihr Gast hat den vorgeschlagenen Termin angenommen.',
  data: z.object({ ...moved, appointment: instant.nullable(), ...unaudited }),
  example: {
    ...exampleOf('confirmed'),
    appointment: null,
    order: inState({ status: 'confirmed', isConfirmed: true }),
  },
  replaces: orderConfirmedV1,
});
export const counterAppointmentProposed = orderEvent({
  name: 'counter-appointment-proposed',
  summary: 'Die Filiale schlägt einen anderen Termin vor.',
  data: z.object({ ...moved, counterAppointment: instant, ...unaudited }),
  example: {
    ...exampleOf('counter-proposed'),
    counterAppointment: '2026-11-21T19:40:00.000Z',
    order: inState({ status: 'counter-proposed', counterAppointment: '2026-11-21T19:40:00.000Z' }),
  },
  replaces: counterAppointmentProposedV1,
});
/** This event has no previous version. */
export const orderOffered = defineEvent({
  type: 'ordering.order-offered.v1',
  kind,
  summary: 'Die Filiale macht dem Gast ein Angebot.',
  data: z.object({ ...moved, ...unaudited }),
  example: {
    ...exampleOf('counter-proposed'),
    order: inState({
      status: 'counter-proposed',
      kind: 'quotation',
      offer: {
        message: 'Inklusive Geschirr und Abholung am nächsten Tag.',
        validUntil: '2026-11-30T22:59:00.000Z',
        sentAt: '2026-11-21T18:45:00.000Z',
      },
    }),
  },
});
export const orderRejected = orderEvent({
  name: 'order-rejected',
  summary: 'Eine Bestellung wurde abgelehnt.',
  data: z.object({ ...moved, rejectionMessage: z.string().nullable(), ...unaudited }),
  example: {
    ...exampleOf('rejected'),
    rejectionMessage: 'Der Ofen ist ausgefallen.',
    order: inState({ status: 'rejected', isRejected: true, rejectionMessage: 'Der Ofen ist ausgefallen.' }),
  },
  replaces: orderRejectedV1,
});
export const orderCanceled = orderEvent({
  name: 'order-canceled',
  summary: 'Eine Bestellung wurde storniert.',
  data: z.object({ ...moved, reason: z.string().nullable(), ...unaudited }),
  example: { ...exampleOf('canceled'), reason: null, order: inState({ status: 'canceled', isCanceled: true }) },
  replaces: orderCanceledV1,
});
export const orderHandedOut = orderEvent({
  name: 'order-handed-out',
  summary: 'Eine Bestellung ist in Zustellung oder abholbereit.',
  data: z.object({ ...moved, ...unaudited }),
  example: { ...exampleOf('in-delivery'), order: inState({ status: 'in-delivery', isInDelivery: true }) },
  replaces: orderHandedOutV1,
});
export const orderDelivered = orderEvent({
  name: 'order-delivered',
  summary: 'Eine Bestellung wurde zugestellt.',
  data: z.object({ ...moved, ...unaudited }),
  example: { ...exampleOf('delivered'), order: inState({ status: 'delivered', isDelivered: true }) },
  replaces: orderDeliveredV1,
});
export const orderCompleted = orderEvent({
  name: 'order-completed',
  summary: 'Eine Bestellung wurde abgeschlossen.',
  data: z.object({ ...moved, ...unaudited }),
  example: { ...exampleOf('completed'), order: inState({ status: 'completed', isCompleted: true }) },
  replaces: orderCompletedV1,
});

/** The current state of the order after any change. */
export const orderChanged = orderEvent({
  name: 'order-changed',
  summary:
    'Eine Bestellung wurde geändert, bezahlt, rückerstattet, bewertet oder archiviert, oder ihr Gast wurde gelöscht.',
  data: z.object({ ...moved, order }),
  example: { ...exampleOf('confirmed'), order: inState({ status: 'confirmed', isConfirmed: true }) },
  replaces: orderChangedV1,
});

/** No change of the order: requests a check whether the payment has arrived. */
export const paymentCheckRequested = defineEvent({
  type: 'ordering.payment-check-requested.v1',
  summary: 'Der Status einer Online-Zahlung wurde abgefragt.',
  data: z.object(moved),
  example: exampleOf('awaiting-payment'),
});

/** No change of the order: staff request another confirmation message to the guest. */
export const newOrderMessageRequested = defineEvent({
  type: 'ordering.new-order-message-requested.v1',
  summary: 'Die Bestätigung einer Bestellung wurde erneut angefordert.',
  data: z.object({ ...moved, channel: z.enum(['email', 'sms']) }),
  example: { ...exampleOf('placed'), channel: 'email' },
});

/** No change of the order: requests a printed receipt. */
export const receiptRequested = defineEvent({
  type: 'ordering.receipt-requested.v1',
  summary: 'Der Druck eines Belegs wurde angefordert.',
  data: z.object(moved),
  example: exampleOf('confirmed'),
});

/** No change of the order: the kitchen finished an item or took that back. For the live pages of all stations. */
export const dishPrepared = defineEvent({
  type: 'ordering.dish-prepared.v1',
  summary: 'Eine Position wurde als fertig gemeldet.',
  data: z.object({ ...moved, item: z.int(), isPrepared: z.boolean() }),
  example: { ...exampleOf('confirmed'), item: 0, isPrepared: true },
});

/** Staff recorded a refund on site. `order-changed` carries it, too; this event is for notifications to the guest. */
export const refundRecorded = defineEvent({
  type: 'ordering.refund-recorded.v1',
  summary: 'Eine Rückerstattung vor Ort wurde vermerkt.',
  data: z.object({
    ...moved,
    amount: z.number(),
    currency: z.string(),
    note: z.string().meta({ personal: true }),
  }),
  example: { ...exampleOf('completed'), amount: 2.5, currency: 'EUR', note: 'Pizza war kalt.' },
});

/** Ordering subscribes to them as well, for the live pages. */
export const orderEvents = [
  orderPlaced,
  paymentDue,
  orderFailed,
  orderConfirmed,
  counterAppointmentProposed,
  orderOffered,
  orderRejected,
  orderCanceled,
  orderHandedOut,
  orderDelivered,
  orderCompleted,
  orderChanged,
];

/** For services with a copy of orders. */
export const orders: StateEvents<typeof orderState> = {
  kind,
  state: orderState,
  events: orderEvents,
  snapshot: orderChanged,
  stateIn: (data) => (data as { order: OrderState }).order,
};
