import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleIds, id, instant } from '../wire.ts';
import { orderItem, orderStatus, orderTotals } from './order.ts';

/** What every order event tells; subject is the order's id. Ordering itself hears them too, for the live pages. */
const moved = { id, uid: z.string(), branch: id, status: orderStatus, at: instant };
const movedExample = {
  id: exampleIds.order,
  uid: 'K7M2XQPA',
  branch: exampleIds.branch,
  at: '2026-11-21T18:30:00.000Z',
};

/** No listener inside needs these yet besides ordering's live pages; payments and notifications will. */
const isForOutside = true;

const contact = { firstName: z.string(), lastName: z.string(), phone: z.string(), email: z.string() };

const goods = { net: 9.9091, tax: 0.9909, gross: 10.9 };

export const orderPlaced = defineEvent({
  type: 'ordering.order-placed.v1',
  summary: 'Eine Bestellung wurde angenommen und gespeichert.',
  data: z.object({
    ...moved,
    ticketNumber: z.int().nullable(),
    deliveryType: z.string(),
    paymentMethod: z.string(),
    items: z.array(orderItem),
    totals: orderTotals,
    contact: field(z.object(contact), 'Kontakt', { personal: true }),
    comment: field(z.string(), 'Anmerkung', { personal: true }),
  }),
  example: {
    ...movedExample,
    status: 'placed',
    ticketNumber: 47,
    deliveryType: 'takeaway',
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
  isForOutside,
});

export const orderConfirmed = defineEvent({
  type: 'ordering.order-confirmed.v1',
  summary: 'Eine Bestellung wurde bestätigt.',
  data: z.object(moved),
  example: { ...movedExample, status: 'confirmed' },
  isForOutside,
});
export const orderRejected = defineEvent({
  type: 'ordering.order-rejected.v1',
  summary: 'Eine Bestellung wurde abgelehnt.',
  data: z.object({ ...moved, rejectionMessage: z.string().nullable() }),
  example: { ...movedExample, status: 'rejected', rejectionMessage: 'Der Ofen ist ausgefallen.' },
  isForOutside,
});
export const orderCanceled = defineEvent({
  type: 'ordering.order-canceled.v1',
  summary: 'Eine Bestellung wurde storniert.',
  data: z.object({ ...moved, reason: z.string().nullable() }),
  example: { ...movedExample, status: 'canceled', reason: null },
  isForOutside,
});
export const orderHandedOut = defineEvent({
  type: 'ordering.order-handed-out.v1',
  summary: 'Eine Bestellung ist in Zustellung oder abholbereit.',
  data: z.object(moved),
  example: { ...movedExample, status: 'in-delivery' },
  isForOutside,
});
export const orderCompleted = defineEvent({
  type: 'ordering.order-completed.v1',
  summary: 'Eine Bestellung wurde abgeschlossen.',
  data: z.object(moved),
  example: { ...movedExample, status: 'completed' },
  isForOutside,
});

export const orderEvents = [orderPlaced, orderConfirmed, orderRejected, orderCanceled, orderHandedOut, orderCompleted];
