import { expect, test } from '@jest/globals';
import { pixelEventOf } from './commerce.ts';

const items = [
  { id: 'p1', name: 'Margherita' },
  { id: 'p2', name: 'Cola' },
];

test('STAT-10: sends ids, names, the value with two decimals and the number of items to the pixel', () => {
  expect(pixelEventOf({ name: 'purchase', items, price: 17.4567, currency: 'EUR' })).toEqual([
    'Purchase',
    {
      content_ids: ['p1', 'p2'],
      content_type: 'product',
      content_name: 'Margherita, Cola',
      value: 17.46,
      currency: 'EUR',
      num_items: 2,
    },
  ]);
  expect(pixelEventOf({ name: 'addtocart', items, price: undefined, currency: 'EUR' })[1]).not.toHaveProperty('value');
  expect(pixelEventOf({ name: 'initiatecheckout', items, price: 1, currency: 'EUR' })[0]).toBe('InitiateCheckout');
});
