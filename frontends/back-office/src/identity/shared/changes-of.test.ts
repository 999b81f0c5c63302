import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { orderChanged } from '@theke/contracts/ordering/order-events';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { changesOf } from './changes-of.ts';

const { changed } = products.events;
const product = changed.example as Record<string, unknown>;
const lines = (schema: Parameters<typeof changesOf>[0], before: unknown, after: unknown) =>
  changesOf(schema, before, after).flatMap(({ heading, changes }) =>
    changes.map(({ label, before, after }) => [heading, label, before, after]),
  );

test('names changes of a product by the labels of its form, and omits unchanged fields', () => {
  const after = { ...product, version: 2, updatedAt: '2027-01-01T00:00:00Z', price: 12.5, isPriceHidden: true };
  expect(lines(changed.data, product, after)).toEqual([
    ['', 'Preis', 10.9, 12.5],
    ['', 'Preis verbergen', false, true],
  ]);
  expect(lines(changed.data, product, { ...product, version: 2 })).toEqual([]);
});

test('groups the fields of an order by their object, and omits the order itself and what follows from its status', () => {
  const order = { ...orderStateExample, contact: undefined };
  const before = { id: order.id, order, channel: 'email' };
  const total = { net: 10, tax: 1, gross: 11 };
  const after = {
    id: order.id,
    order: { ...order, status: 'confirmed', isConfirmed: true, totals: { ...order.totals, total } },
  };
  const { total: earlier } = order.totals;
  expect(lines(orderChanged.data, before, after)).toEqual([
    ['', 'Status', 'placed', 'confirmed'],
    ['Waren › Summe', 'Netto', earlier.net, 10],
    ['Waren › Summe', 'Umsatzsteuer', earlier.tax, 1],
    ['Waren › Summe', 'Brutto', earlier.gross, 11],
  ]);
});

test('without an earlier entry all fields that are set are shown', () => {
  const all = lines(changed.data, null, product).map(([, label]) => label);
  expect(all).toContain('Name');
  expect(all).not.toContain('Version');
  expect(all).not.toContain('Preis verbergen');
});
