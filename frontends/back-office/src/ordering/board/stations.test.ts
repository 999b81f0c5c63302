import { expect, test } from '@jest/globals';
import { anOrder } from '../shared/order-samples.ts';
import { stationsOf } from './stations.ts';

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

test('each station has its items by urgency; stations are in menu order, unlisted items last', () => {
  const stations = stationsOf([later, soon], names, 'Weiteres').map(({ name, lines }) => [
    name,
    lines.map(({ order, items }) => `${order.id}: ${items.map((each) => each.name).join()}`),
  ]);
  expect(stations).toEqual([
    ['Pizza', ['soon: Margherita', 'later: Margherita']],
    ['Süßes', ['soon: Tiramisù']],
    ['Weiteres', ['soon: Cola']],
  ]);
});
