import { expect, test } from '@jest/globals';
import { anOrder } from '../shared/order-samples.ts';
import { passes, placesOf } from './order-filter.ts';

const table = anOrder({ deliveryType: 'dineIn', tableIdentifier: '14' });
const delivery = anOrder({ deliveryType: 'delivery', deliveryArea: '1090 Alsergrund', comment: 'Bitte läuten.' });

test('without a filter all orders pass', () => {
  expect([table, delivery].every((order) => passes(order, {}))).toBe(true);
});

test('filters by order type or place', () => {
  expect([table, delivery].map((order) => passes(order, { type: 'dineIn' }))).toEqual([true, false]);
  expect([table, delivery].map((order) => passes(order, { place: '1090 Alsergrund' }))).toEqual([false, true]);
});

test('each word must occur, in any field and spelling', () => {
  expect(passes(delivery, { text: 'wieSINGER läuten' })).toBe(true);
  expect(passes(delivery, { text: 'wiesinger novotný' })).toBe(false);
  expect(passes(delivery, { text: '  ' })).toBe(true);
});

test('lists places once in numeric order: 2 before 14', () => {
  const places = ['14', '2', '14'].map((tableIdentifier) => anOrder({ tableIdentifier }));
  expect(placesOf([...places, delivery, anOrder()])).toEqual(['2', '14', '1090 Alsergrund']);
});
