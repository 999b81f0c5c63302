import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { eventsByType } from '@theke/contracts/contracts';
import { customerErased } from '@theke/contracts/ordering/customer';
import { orderConfirmed, orderPlaced } from '@theke/contracts/ordering/order-events';
import { subjectOf } from './subject-of.ts';

const subject = '0199f000-0000-7000-8000-000000000042';
const subjectFor = (type: string, data: unknown) => subjectOf({ type, subject, data });

test('a product is shown by name and linked while it exists', () => {
  const { changed, deleted } = products.events;
  expect(subjectFor(changed.type, changed.example)).toEqual({
    kind: 'Produkt',
    name: 'Margherita',
    to: `/products/${subject}`,
  });
  expect(subjectFor(deleted.type, { id: subject })).toEqual({ kind: 'Produkt', name: '' });
});

test('an order is shown by its number, also for legacy entries', () => {
  const { order } = orderPlaced.example;
  const one = { kind: 'Bestellung', to: `/orders/${subject}` };
  expect(subjectFor(orderPlaced.type, { order: { ...order, ticketNumber: 28 } })).toEqual({ ...one, name: '#28' });
  expect(subjectFor('ordering.order-placed.v1', { order: { ...order, ticketNumber: null } })).toEqual({
    ...one,
    name: order.uid,
  });
  expect(subjectFor(orderConfirmed.type, { uid: 'K7M2XQPA' })).toEqual({ ...one, name: 'K7M2XQPA' });
  expect(subjectFor(customerErased.type, { id: subject })).toEqual({ kind: 'Kunde', name: '' });
  expect(subjectFor('something.unheard-of.v1', null)).toBeUndefined();
});

test('no event links to a page that does not exist', () => {
  for (const type of eventsByType.keys()) {
    const to = subjectFor(type, null)?.to;
    if (to) expect(to).toMatch(/^\/[a-z-]+(\/0199f000-0000-7000-8000-000000000042)?$/);
  }
});
