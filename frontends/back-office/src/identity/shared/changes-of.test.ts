import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { orderConfirmed } from '@theke/contracts/ordering/order-events';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { changesOf } from './changes-of.ts';

const { changed } = products.events;
const product = changed.example as Record<string, unknown>;
const lines = (schema: Parameters<typeof changesOf>[0], before: unknown, after: unknown) =>
  changesOf(schema, before, after).map(({ label, before, after }) => [label, before, after]);

test('names changes of a product by the labels of its form, and omits unchanged fields', () => {
  const after = { ...product, version: 2, updatedAt: '2027-01-01T00:00:00Z', price: 12.5, isPriceHidden: true };
  expect(lines(changed.data, product, after)).toEqual([
    ['Preis', 10.9, 12.5],
    ['Preis verbergen', false, true],
  ]);
  expect(lines(changed.data, product, { ...product, version: 2 })).toEqual([]);
});

test('compares nested fields of an order, and ignores fields that only the earlier entry has', () => {
  const order = { ...orderStateExample, contact: undefined };
  const before = { id: order.id, order, channel: 'email' };
  const after = { id: order.id, order: { ...order, status: 'confirmed', isConfirmed: true } };
  const found = lines(orderConfirmed.data, before, after);
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      ['Status', 'placed', 'confirmed'],
      ['isConfirmed', false, true],
    ]),
  );
});

test('without an earlier entry all fields are changes', () => {
  const all = lines(changed.data, null, product);
  expect(all).toContainEqual(['Name', undefined, product.name]);
  expect(all.map(([label]) => label)).not.toContain('Version');
});
