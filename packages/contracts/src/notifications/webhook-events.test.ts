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
  expect(fieldsIn(toWebhookData('order.created', orderStateExample)).toSorted()).toMatchInlineSnapshot();
});
