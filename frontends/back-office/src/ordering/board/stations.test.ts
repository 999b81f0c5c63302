import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anOrder } from '../shared/order-samples.ts';
import { type StationLine, stationsOf } from './stations.ts';

const [item] = anOrder().items;
const makeItem = (product: string, amount = 1) => ({ ...item!, product, name: product, amount });
const names = new Map([
  ['Tiramisù', { name: 'Süßes', rank: 1 }],
  ['Margherita', { name: 'Pizza', rank: 0 }],
]);
const soon = anOrder({
  id: 'soon',
  appointmentDate: '2026-11-21T18:00:00.000Z',
  items: [makeItem('Tiramisù'), makeItem('Margherita'), makeItem('Cola'), makeItem('Diavola', 0)],
});
const later = anOrder({ id: 'later', appointmentDate: '2026-11-21T19:00:00.000Z', items: [makeItem('Margherita')] });
const texts = (lines: readonly StationLine[]) =>
  lines.map(({ order, items }) => `${order.id}: ${items.map((each) => each.item.name).join()}`);

test('each station has its items by urgency; stations are in menu order, unlisted items last', () => {
  const stations = stationsOf([later, soon], names, 'Weiteres').map(({ name, open }) => [name, texts(open)]);
  expect(stations).toEqual([
    ['Pizza', ['soon: Margherita', 'later: Margherita']],
    ['Süßes', ['soon: Tiramisù']],
    ['Weiteres', ['soon: Cola']],
  ]);
});

// ORDER-38
test('a line is finished when all its items of the station are, and each item is in exactly one line', () => {
  const anyOrders = fc.array(
    fc.array(fc.record({ product: fc.constantFrom('Tiramisù', 'Margherita', 'Cola'), isPrepared: fc.boolean() }), {
      minLength: 1,
      maxLength: 5,
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(anyOrders, (all) => {
      const orders = all.map((items, index) =>
        anOrder({
          id: `${index}`,
          items: items.map(({ product }) => makeItem(product)),
          prepared: items.flatMap(({ isPrepared }, at) => (isPrepared ? [at] : [])),
        }),
      );
      const stations = stationsOf(orders, names, 'Weiteres');
      for (const { open, finished } of stations) {
        for (const { items } of finished) expect(items.every(({ isPrepared }) => isPrepared)).toBe(true);
        for (const { items } of open) expect(items.some(({ isPrepared }) => !isPrepared)).toBe(true);
      }
      const count = stations
        .flatMap(({ open, finished }) => [...open, ...finished])
        .reduce((sum, { items }) => sum + items.length, 0);
      expect(count).toBe(all.flat().length);
    }),
  );
});
