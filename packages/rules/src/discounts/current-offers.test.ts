// DISC-14
import { expect, test } from '@jest/globals';
import { toMoney } from '../money/money.ts';
import { currentOffers } from './current-offers.ts';
import type { Discount } from './discount.ts';

const happyHour: Discount = {
  ...{ id: 'h', kind: 'prices', name: 'Happy Hour', percent: 10, amount: 0, products: [] },
  prices: [
    { product: { id: 'spritz' }, price: 3.9 },
    { product: { id: 'cola' }, price: 3 },
    { product: { id: 'unknown' }, price: 1 },
  ],
  schedule: [{ type: 'saturday', from: '16:00', to: '18:00', isClosed: false }],
  ...{ validFrom: null, validUntil: null, branches: [], orderTypes: [], minimum: 0 },
};
const spritz = { id: 'spritz', price: 5.5 };
const cola = { id: 'cola', price: 3 };
const query = {
  branch: { id: 'wien', timeZone: 'Europe/Vienna' },
  orderType: 'dineIn' as const,
  // A Saturday, 17:00 in Vienna.
  now: new Date('2026-11-21T16:00:00Z'),
  products: [spritz, cola],
  productsIn: (category: string) => (category === 'drinks' ? ['spritz', 'cola', 'other'] : []),
};

test('names what is cheaper now, and until when', () => {
  expect(currentOffers([happyHour], query)).toEqual([
    {
      ...{ id: 'h', name: 'Happy Hour', minimum: 0, until: new Date('2026-11-21T17:00:00Z') },
      products: [{ product: spritz, price: toMoney(3.9), regular: toMoney(5.5) }],
    },
  ]);
});

test.each<[string, Partial<Discount>, object]>([
  ['outside its times', {}, { now: new Date('2026-11-21T17:00:00Z') }],
  ['in another branch', { branches: [{ id: 'graz' }] }, {}],
  ['for another type of order', { orderTypes: ['delivery'] }, {}],
  ['without a cheaper product on the menu', {}, { products: [cola] }],
  ['with a hidden price', {}, { products: [{ ...spritz, isPriceHidden: true }] }],
])('does not name a price list %s', (_, changes, asked) => {
  expect(currentOffers([{ ...happyHour, ...changes }], { ...query, ...asked })).toEqual([]);
});

test('names other discounts with their minimum; the end of a validity within a day counts', () => {
  const [offer] = currentOffers(
    [{ ...happyHour, kind: 'percent', prices: [], minimum: 20, schedule: [], validUntil: '2026-11-22T10:00:00Z' }],
    query,
  );
  expect(offer).toMatchObject({ minimum: toMoney(20), until: new Date('2026-11-22T10:00:00Z'), products: [] });
});

// DISC-15
test('names the products of a category at its price, and those with a price of their own at that', () => {
  const ofCategory = { ...happyHour, prices: [], categoryPrices: [{ category: { id: 'drinks' }, price: 2.5 }] };
  const prices = (discount: Discount) =>
    currentOffers([discount], query).flatMap(({ products }) =>
      products.map(({ product, price }) => [product.id, price]),
    );
  expect(prices(ofCategory)).toEqual([
    ['spritz', toMoney(2.5)],
    ['cola', toMoney(2.5)],
  ]);
  expect(prices({ ...ofCategory, prices: [{ product: { id: 'spritz' }, price: 5 }] })).toEqual([
    ['spritz', toMoney(5)],
    ['cola', toMoney(2.5)],
  ]);
});
