import { expect, test } from '@jest/globals';
import { productPrice } from './product-price.ts';

const product = { price: 10.9, unit: 'piece', pricePrefix: '' } as Parameters<typeof productPrice>[0];

test('formats prices with the currency of the shop', () => {
  expect(productPrice(product, 'EUR')).toEqual({ text: '10,90\u00a0€' });
  expect(productPrice(product, 'CHF')).toEqual({ text: '10,90\u00a0CHF' });
});

test('marks the price of the cheapest choice', () =>
  expect(productPrice({ ...product, pricePrefix: 'ab' }, 'EUR')).toEqual({ text: '10,90\u00a0€', prefix: 'ab' }));

test('names the unit of weighed goods and keeps all decimals of their price', () =>
  expect(productPrice({ ...product, unit: 'decagram', price: 0.335 }, 'EUR')).toEqual({
    text: '0,335\u00a0€',
    per: 'dag',
  }));

test('has no price if it is hidden', () => expect(productPrice({ ...product, price: null }, 'EUR')).toBeUndefined());
