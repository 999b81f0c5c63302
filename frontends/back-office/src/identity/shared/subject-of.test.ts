import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { eventsByType } from '@theke/contracts/contracts';
import { customerErased } from '@theke/contracts/ordering/customer';
import { orderPlaced } from '@theke/contracts/ordering/order-events';
import { subjectOf } from './subject-of.ts';

const subject = '0199f000-0000-7000-8000-000000000042';
const subjectFor = (type: string, name = '') => subjectOf({ type, subject, name });

test('a product is shown by name and linked while it exists', () => {
  const { changed, deleted } = products.events;
  const one = { kind: 'Produkt', name: 'Margherita' };
  expect(subjectFor(changed.type, 'Margherita')).toEqual({ ...one, to: `/products/${subject}` });
  expect(subjectFor(deleted.type, 'Margherita')).toEqual(one);
});

test('an order is linked by its number, also for legacy entries', () => {
  const one = { kind: 'Bestellung', name: '#28', to: `/orders/${subject}` };
  expect(subjectFor(orderPlaced.type, '#28')).toEqual(one);
  expect(subjectFor('ordering.order-placed.v1', '#28')).toEqual(one);
  expect(subjectFor(customerErased.type)).toEqual({ kind: 'Kunde', name: '' });
  expect(subjectFor('something.unheard-of.v1')).toBeUndefined();
});

test('no event links to a page that does not exist', () => {
  for (const type of eventsByType.keys()) {
    const to = subjectFor(type)?.to;
    if (to) expect(to).toMatch(/^\/[a-z-]+(\/0199f000-0000-7000-8000-000000000042)?$/);
  }
});
