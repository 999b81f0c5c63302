import { expect, test } from '@jest/globals';
import { anOrder } from '../domain/order-samples.ts';
import { passes, placesOf } from './order-filter.ts';

const table = anOrder({ deliveryType: 'dineIn', tableIdentifier: '14' });
const delivery = anOrder({ deliveryType: 'delivery', deliveryArea: '1090 Alsergrund', comment: 'Bitte läuten.' });

test('nothing is hidden without a filter', () => {
  expect([table, delivery].every((order) => passes(order, {}))).toBe(true);
});

test('a kind or a place shows only its own', () => {
  expect([table, delivery].map((order) => passes(order, { type: 'dineIn' }))).toEqual([true, false]);
  expect([table, delivery].map((order) => passes(order, { place: '1090 Alsergrund' }))).toEqual([false, true]);
});

test('each word must be found, wherever it stands and however it is written', () => {
  expect(passes(delivery, { text: 'wieSINGER läuten' })).toBe(true);
  expect(passes(delivery, { text: 'wiesinger novotný' })).toBe(false);
  expect(passes(delivery, { text: '  ' })).toBe(true);
});

test('places stand once and as one counts: 2 before 14', () => {
  const places = ['14', '2', '14'].map((tableIdentifier) => anOrder({ tableIdentifier }));
  expect(placesOf([...places, delivery, anOrder()])).toEqual(['2', '14', '1090 Alsergrund']);
});
