import { expect, test } from '@jest/globals';
import { branches } from '../catalog/branch.ts';
import { products } from '../catalog/product.ts';
import { zodType } from '../field.ts';
import { orderStateExample } from '../ordering/order-state.ts';
import { reservationChanged } from '../ordering/reservation.ts';
import { toWebhookData, webhookEvents, webhookEventTypes } from './webhook-events.ts';

/** Paths of all fields of a value. */
const fieldsIn = (value: unknown, path = ''): string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => fieldsIn(one, path))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([name, inner]) => [`${path}${name}`, ...fieldsIn(inner, `${path}${name}.`)])
      : [];

// HOOK-02
test.each(webhookEventTypes)('%s has an example that its schema accepts', (type) => {
  const { data, example } = webhookEvents[type];
  const sent = toWebhookData(type, example);
  expect(zodType(data).parse(sent)).toEqual(sent);
});

const order = {
  ...orderStateExample,
  history: [{ status: 'placed', at: '2026-11-21T18:30:00.000Z', by: 'Dora Huber', reason: 'intern' }],
  edits: [{ at: '2026-11-21T18:30:00.000Z', by: 'Dora Huber', text: 'intern' }],
  questionnaire: { rating: 1, foodRating: 1, serviceRating: 1, processRating: 1, comment: 'intern' },
  cancellationReason: 'intern',
  origin: { code: 'intern' },
  items: orderStateExample.items.map((item) => ({ ...item, course: 2, leadMinutes: 7, isPriceHidden: true })),
  anythingNew: 'intern',
};
const { reservation } = reservationChanged.example;

test.each([
  ['order.changed', order],
  ['reservation.changed', { ...reservation, staffNote: 'intern', anythingNew: 'intern' }],
  ['product.changed', { ...products.events.changed.example, cost: 'intern' }],
  ['branch.changed', { ...branches.events.changed.example, fiscalRegister: 'intern', deliveryAreas: [] }],
  ['refund.created', { ...(webhookEvents['refund.created'].example as object), note: 'intern' }],
] as const)('%s sends no internal field', (type, source) => {
  const sent = toWebhookData(type, source);
  expect(JSON.stringify(sent)).not.toMatch(/intern|Dora|leadMinutes|course|isPriceHidden|deliveryAreas/);
});

test('keeps the public fields of an order', () => {
  expect(fieldsIn(toWebhookData('order.created', orderStateExample)).toSorted()).toMatchInlineSnapshot(`
[
  "appointment",
  "appointmentDate",
  "branch",
  "branch.id",
  "comment",
  "contact",
  "contact.city",
  "contact.companyName",
  "contact.country",
  "contact.deliveryAddress",
  "contact.door",
  "contact.email",
  "contact.firstName",
  "contact.floor",
  "contact.lastName",
  "contact.phone",
  "contact.stairway",
  "contact.street",
  "contact.vatNumber",
  "contact.zipCode",
  "deliveryArea",
  "deliveryType",
  "expectedFrom",
  "expectedUntil",
  "id",
  "isErased",
  "isPaid",
  "items",
  "items.amount",
  "items.gross",
  "items.name",
  "items.parts",
  "items.priceUnit",
  "items.product",
  "items.tax",
  "items.unit",
  "items.unitPrice",
  "kind",
  "paidAt",
  "paymentMethod",
  "placedAt",
  "refunded",
  "status",
  "tableIdentifier",
  "ticketNumber",
  "totals",
  "totals.currency",
  "totals.delivery",
  "totals.delivery.gross",
  "totals.delivery.net",
  "totals.delivery.tax",
  "totals.gross",
  "totals.net",
  "totals.tax",
  "totals.taxes",
  "totals.taxes.10",
  "totals.total",
  "totals.total.gross",
  "totals.total.net",
  "totals.total.tax",
  "uid",
  "version",
]
`);
});
