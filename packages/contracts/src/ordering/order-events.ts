import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleIds, id, instant } from '../wire.ts';
import { contact, orderItem, orderKind, orderStatus, orderTotals } from './order.ts';

/** What every order event tells; subject is the order's id. Ordering itself hears them too, for the live pages. */
const moved = { id, uid: z.string(), branch: id, status: orderStatus, at: instant };
const movedExample = {
  id: exampleIds.order,
  uid: 'K7M2XQPA',
  branch: exampleIds.branch,
  at: '2026-11-21T18:30:00.000Z',
};

/** Events of before there were addresses tell names and numbers only. */
const toldContact = contact.partial().required({ firstName: true, lastName: true, phone: true, email: true });

const goods = { net: 9.9091, tax: 0.9909, gross: 10.9 };

export const orderPlaced = defineEvent({
  type: 'ordering.order-placed.v1',
  summary: 'Eine Bestellung wurde angenommen und gespeichert.',
  data: z.object({
    ...moved,
    ticketNumber: z.int().nullable(),
    kind: orderKind.default('order'),
    deliveryType: z.string(),
    deliveryArea: z.string().nullable().default(null),
    tableIdentifier: z.string().nullable().default(null),
    appointmentDate: instant.nullable().default(null),
    paymentMethod: z.string(),
    items: z.array(orderItem),
    totals: orderTotals,
    contact: field(toldContact, 'Kontakt', { personal: true }),
    comment: field(z.string(), 'Anmerkung', { personal: true }),
  }),
  example: {
    ...movedExample,
    status: 'placed',
    ticketNumber: 47,
    kind: 'order',
    deliveryType: 'takeaway',
    deliveryArea: null,
    tableIdentifier: null,
    appointmentDate: null,
    paymentMethod: 'cash',
    items: [
      {
        product: exampleIds.product,
        name: 'Margherita',
        amount: 1,
        unit: 'piece',
        parts: [],
        unitPrice: 10.9,
        priceUnit: 'piece',
        gross: 10.9,
        tax: 10,
        isEstimated: false,
      },
    ],
    totals: {
      ...goods,
      delivery: { net: 0, tax: 0, gross: 0 },
      total: goods,
      taxes: { '10': 0.9909 },
      currency: 'EUR',
      isEstimated: false,
    },
    contact: { firstName: 'Katharina', lastName: 'Wiesinger', phone: '+436641234567', email: '' },
    comment: '',
  },
});

/** Stored and held, not yet shown to anybody: whoever takes payments now asks for this one. */
export const paymentDue = defineEvent({
  type: 'ordering.payment-due.v1',
  summary: 'Eine Bestellung wartet auf ihre Online-Zahlung.',
  data: z.object({
    ...moved,
    paymentMethod: z.string(),
    /** Gross, a decimal number of the currency. */
    amount: z.number(),
    currency: z.string(),
    expiresAt: instant,
    /** Missing in events of before there were messages. */
    contact: field(toldContact.optional(), 'Kontakt', { personal: true }),
  }),
  example: {
    ...movedExample,
    status: 'awaiting-payment',
    paymentMethod: 'card',
    amount: 10.9,
    currency: 'EUR',
    expiresAt: '2026-11-21T18:50:00.000Z',
    contact: orderPlaced.example.contact,
  },
});
export const orderFailed = defineEvent({
  type: 'ordering.order-failed.v1',
  summary: 'Eine Bestellung wurde nicht bezahlt und verfällt.',
  data: z.object({ ...moved, reason: z.enum(['expired', 'declined']) }),
  example: { ...movedExample, status: 'failed', reason: 'expired' },
});
export const orderConfirmed = defineEvent({
  type: 'ordering.order-confirmed.v1',
  summary: 'Eine Bestellung wurde bestätigt, oder ihr Gast nahm den vorgeschlagenen Termin an.',
  data: z.object({ ...moved, appointment: instant.nullable().default(null) }),
  example: { ...movedExample, status: 'confirmed', appointment: null },
});
export const counterAppointmentProposed = defineEvent({
  type: 'ordering.counter-appointment-proposed.v1',
  summary: 'Die Filiale schlägt einen anderen Termin vor.',
  data: z.object({ ...moved, counterAppointment: instant }),
  example: { ...movedExample, status: 'counter-proposed', counterAppointment: '2026-11-21T19:40:00.000Z' },
});
export const orderRejected = defineEvent({
  type: 'ordering.order-rejected.v1',
  summary: 'Eine Bestellung wurde abgelehnt.',
  data: z.object({ ...moved, rejectionMessage: z.string().nullable() }),
  example: { ...movedExample, status: 'rejected', rejectionMessage: 'Der Ofen ist ausgefallen.' },
});
export const orderCanceled = defineEvent({
  type: 'ordering.order-canceled.v1',
  summary: 'Eine Bestellung wurde storniert.',
  data: z.object({ ...moved, reason: z.string().nullable() }),
  example: { ...movedExample, status: 'canceled', reason: null },
});
export const orderHandedOut = defineEvent({
  type: 'ordering.order-handed-out.v1',
  summary: 'Eine Bestellung ist in Zustellung oder abholbereit.',
  data: z.object(moved),
  example: { ...movedExample, status: 'in-delivery' },
});
export const orderDelivered = defineEvent({
  type: 'ordering.order-delivered.v1',
  summary: 'Eine Bestellung wurde zugestellt.',
  data: z.object(moved),
  example: { ...movedExample, status: 'delivered' },
});
export const orderCompleted = defineEvent({
  type: 'ordering.order-completed.v1',
  summary: 'Eine Bestellung wurde abgeschlossen.',
  data: z.object(moved),
  example: { ...movedExample, status: 'completed' },
});

/** What is true of it now, whatever was changed: items, totals, contact, appointment. */
export const orderChanged = defineEvent({
  type: 'ordering.order-changed.v1',
  summary: 'Angaben einer Bestellung wurden geändert, oder sie wurde bezahlt, erstattet, bewertet, archiviert.',
  data: z.object({
    ...moved,
    tableIdentifier: z.string().nullable(),
    appointment: instant.nullable(),
    items: z.array(orderItem),
    totals: orderTotals,
    contact: field(toldContact, 'Kontakt', { personal: true }),
    comment: field(z.string(), 'Anmerkung', { personal: true }),
  }),
  example: {
    ...movedExample,
    status: 'confirmed',
    tableIdentifier: null,
    appointment: null,
    items: orderPlaced.example.items,
    totals: orderPlaced.example.totals,
    contact: orderPlaced.example.contact,
    comment: '',
  },
});

/** Nothing has changed: somebody wants to know whether the money is there by now. */
export const paymentCheckRequested = defineEvent({
  type: 'ordering.payment-check-requested.v1',
  summary: 'Jemand möchte wissen, wie es um die Online-Zahlung einer Bestellung steht.',
  data: z.object(moved),
  example: { ...movedExample, status: 'awaiting-payment' },
});

/** Nothing has changed: staff want the guest told once more that the order was received. */
export const newOrderMessageRequested = defineEvent({
  type: 'ordering.new-order-message-requested.v1',
  summary: 'Jemand möchte dem Gast die Bestätigung seiner Bestellung noch einmal senden.',
  data: z.object({ ...moved, channel: z.enum(['email', 'sms']) }),
  example: { ...movedExample, status: 'placed', channel: 'email' },
});

/** Nothing has changed: somebody wants it on paper. */
export const receiptRequested = defineEvent({
  type: 'ordering.receipt-requested.v1',
  summary: 'Jemand möchte den Beleg einer Bestellung ausgedruckt haben.',
  data: z.object(moved),
  example: { ...movedExample, status: 'confirmed' },
});

export const orderEvents = [
  orderPlaced,
  paymentDue,
  orderFailed,
  orderConfirmed,
  counterAppointmentProposed,
  orderRejected,
  orderCanceled,
  orderHandedOut,
  orderDelivered,
  orderCompleted,
  orderChanged,
];
