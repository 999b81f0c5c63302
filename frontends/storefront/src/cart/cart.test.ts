import { expect, test } from '@jest/globals';
import type { Product } from '@theke/contracts/catalog/product';
import {
  type Cart,
  type CartItem,
  cleared,
  emptyCart,
  migrated,
  nextAmount,
  withItem,
  withItemBack,
  withoutItem,
} from './cart.ts';

const product = (fields: Partial<Product> = {}): Product =>
  ({ id: 'p1', name: 'Margherita', description: '', price: 10.9, unit: 'piece', type: 'simple', ...fields }) as Product;
const item = (fields: Partial<CartItem> = {}): CartItem => ({
  product: product(),
  amount: 1,
  unit: 'piece',
  parts: [],
  ...fields,
});
const cartOf = (...items: CartItem[]): Cart => ({ ...emptyCart, items });

test('the same choice grows, another stands beside it', () => {
  const small = item({ parts: ['klein'] });
  const cart = withItem(withItem(withItem(emptyCart, small), small), item({ parts: ['groß'] }));
  expect(cart.items.map(({ amount, parts }) => [amount, parts])).toEqual([
    [2, ['klein']],
    [1, ['groß']],
  ]);
});

test('a choice at its maximum does not grow beyond it', () => {
  const last = item({ product: product({ maximumQuantity: 2 }), amount: 2 });
  expect(withItem(cartOf(last), last).items.map(({ amount }) => amount)).toEqual([2, 2]);
});

test('what was removed can be put back where it lay', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => item({ parts: [name] })) as [CartItem, CartItem, CartItem];
  expect(withItemBack(withoutItem(cartOf(a, b, c), 1), 1, b).items).toEqual([a, b, c]);
});

test('clearing keeps who the guest is', () => {
  const cart = { ...cartOf(item()), order: { ...emptyCart.order, firstName: 'Eva', comment: 'Bitte läuten' } };
  expect(cleared(cart)).toEqual({ ...emptyCart, order: { ...emptyCart.order, firstName: 'Eva' } });
});

test.each([
  ['name', { name: 'Marinara' }],
  ['description', { description: 'neu' }],
  ['price', { price: 11.9 }],
  ['id', { id: 'p2' }],
])('a product with another %s is dropped', (_, change) =>
  expect(migrated(cartOf(item()), [product(change)]).items).toEqual([]),
);

test('a product that still matches is taken over as it is now', () => {
  const now = product({ tax: 10 });
  expect(migrated(cartOf(item()), [now]).items[0]?.product).toBe(now);
});

test('amounts step within their limits', () => {
  const weighed = product({ unit: 'decagram', minimumQuantity: 10, maximumQuantity: 20, quantityStepSize: 5 });
  const at = (amount: number) => item({ product: weighed, unit: 'decagram', amount });
  expect([nextAmount(at(10), 1), nextAmount(at(10), -1), nextAmount(at(20), 1), nextAmount(at(20), -1)]).toEqual([
    15,
    undefined,
    undefined,
    15,
  ]);
});
