import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isAllowed, limitsOf } from '../products/quantity.ts';
import {
  type CartItem,
  type CartProduct,
  cleared,
  initialArea,
  migrated,
  nextAmount,
  withItem,
  withItemAt,
  withItemBack,
  withoutItem,
} from './cart-changes.ts';

const product = (fields: Partial<CartProduct> = {}): CartProduct => ({
  id: 'p1',
  name: 'Margherita',
  description: '',
  price: 10.9,
  unit: 'piece',
  type: 'simple',
  tax: 10,
  ...fields,
});
const item = (fields: Partial<CartItem> = {}): CartItem => ({
  product: product(),
  amount: 1,
  unit: 'piece',
  parts: [],
  ...fields,
});
const cartOf = (...items: CartItem[]) => ({ items, isDelivery: true });
const anyItem = fc
  .record({ id: fc.constantFrom('p1', 'p2'), amount: fc.integer({ min: 1, max: 5 }), part: fc.constantFrom('a', 'b') })
  .map(({ id, amount, part }) => item({ product: product({ id }), amount, parts: [part] }));
const anyCart = fc.array(anyItem, { maxLength: 5 }).map((items) => cartOf(...items));

test('merges an identical choice and adds a different one as a separate item', () => {
  const small = item({ parts: ['klein'] });
  const cart = withItem(withItem(withItem(cartOf(), small), small), item({ parts: ['groß'] }));
  expect(cart.items.map(({ amount, parts }) => [amount, parts])).toEqual([
    [2, ['klein']],
    [1, ['groß']],
  ]);
  expect(withItem(cartOf(item()), item({ unit: 'serving' })).items).toHaveLength(2);
  expect(withItem(cartOf(item()), item({ product: product({ id: 'p2' }) })).items).toHaveLength(2);
});

test('does not merge an item above its maximum', () => {
  const last = item({ product: product({ maximumQuantity: 2 }), amount: 2 });
  expect(withItem(cartOf(last), last).items.map(({ amount }) => amount)).toEqual([2, 2]);
});

test('keeps the total amount when an item is added', () => {
  fc.assert(
    fc.property(anyCart, anyItem, (cart, added) => {
      const sum = (items: readonly CartItem[]) => items.reduce((total, { amount }) => total + amount, 0);
      const after = withItem(cart, added);
      expect(sum(after.items)).toBe(sum(cart.items) + added.amount);
      expect(after.isDelivery).toBe(true);
    }),
  );
});

test('adds tenths without floating-point noise', () => {
  const tenth = item({ product: product({ unit: 'kilogram' }), unit: 'kilogram', amount: 0.1 });
  expect(withItem(withItem(cartOf(tenth), tenth), tenth).items[0]?.amount).toBe(0.3);
});

// CART-04
test('edits, removes and restores an item by its position', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(), anyItem, (cart, pick, edited) => {
      if (cart.items.length === 0) return;
      const index = pick % cart.items.length;
      expect(withItemAt(cart, index, edited).items[index]).toBe(edited);
      expect(withoutItem(withItemAt(cart, index, edited), index)).toEqual(withoutItem(cart, index));
      expect(withItemBack(withoutItem(cart, index), index, cart.items[index]!)).toEqual(cart);
      expect(withoutItem(cart, index).items).toHaveLength(cart.items.length - 1);
    }),
  );
});

// CART-05
test("keeps the guest's own data when the cart is cleared", () => {
  const order = { firstName: 'Eva', comment: 'Bitte läuten', appointmentDate: '2026-11-23T11:00:00Z' };
  expect(cleared({ ...cartOf(item()), order })).toEqual({
    ...cartOf(),
    order: { firstName: 'Eva', comment: '', appointmentDate: null },
  });
});

// CART-12, DEPOSIT-06
test.each([
  ['name', { name: 'Marinara' }],
  ['description', { description: 'neu' }],
  ['price', { price: 11.9 }],
  ['deposit', { deposit: 0.25 }],
  ['id', { id: 'p2' }],
])('drops a product with a changed %s', (_, change) =>
  expect(migrated(cartOf(item()), [product(change)]).items).toEqual([]),
);

test('replaces a matching product with its current version', () => {
  const now = product({ tax: 20 });
  expect(migrated(cartOf(item()), [now]).items[0]?.product).toBe(now);
});

test('drops an item if a chosen option is gone, but not for options that were not chosen', () => {
  const offering = (...names: string[]) =>
    product({
      type: 'bundle',
      config: {
        parts: [
          { name: 'Hauptspeise', type: 'select', options: names.map((name) => ({ name })) },
          { name: 'Dazu', type: 'multiselect', optional: true, options: names.map((name) => ({ name })) },
          { name: 'Widmung', type: 'text', optional: true },
        ],
      },
    });
  const cart = cartOf(
    item({ product: offering('Pasta', 'Salat'), parts: ['Pasta', ['Salat', 'Pasta'], 'Für Eva'] }),
    item({ product: offering('Pasta', 'Salat'), parts: ['Salat', [], null] }),
    item({ product: offering('Pasta', 'Salat'), parts: ['Salat', ['Salat']] }),
  );
  const left = (...names: string[]) => migrated(cart, [offering(...names)]).items.map(({ parts }) => parts);
  expect(left('Pasta', 'Salat', 'Suppe')).toEqual(cart.items.map(({ parts }) => parts));
  expect(left('Salat')).toEqual([
    ['Salat', [], null],
    ['Salat', ['Salat']],
  ]);
  expect(left('Pasta')).toEqual([]);
});

test('keeps order and choices on a refresh and is idempotent', () => {
  fc.assert(
    fc.property(anyCart, fc.subarray(['p1', 'p2']), (cart, ids) => {
      const products = ids.map((id) => product({ id }));
      const after = migrated(cart, products);
      expect(after.items).toEqual(cart.items.filter(({ product: { id } }) => ids.includes(id)));
      expect(migrated(after, products).items.every((each, index) => each === after.items[index])).toBe(true);
    }),
  );
});

test('steps amounts within their limits', () => {
  const weighed = product({ unit: 'decagram', minimumQuantity: 10, maximumQuantity: 20, quantityStepSize: 5 });
  const at = (amount: number) => item({ product: weighed, unit: 'decagram', amount });
  expect([nextAmount(at(10), 1), nextAmount(at(10), -1), nextAmount(at(20), 1), nextAmount(at(20), -1)]).toEqual([
    15,
    undefined,
    undefined,
    15,
  ]);
  expect(nextAmount(item(), -1)).toBeUndefined();
});

test('steps to a valid amount, and back with the opposite step', () => {
  const limits = fc.record({ minimumQuantity: fc.nat(5), quantityStepSize: fc.nat(4), maximumQuantity: fc.nat(20) });
  fc.assert(
    fc.property(limits, fc.integer({ min: 1, max: 20 }), (own, amount) => {
      const limited = item({ product: product(own), amount });
      const next = nextAmount(limited, 1);
      if (next === undefined) return;
      expect(isAllowed(next, limitsOf(limited.product, 'piece'))).toBe(true);
      if (isAllowed(amount, limitsOf(limited.product, 'piece')))
        expect(nextAmount({ ...limited, amount: next }, -1)).toBe(amount);
    }),
  );
});

// CART-09
test('selects the first area initially and when the chosen one is gone', () => {
  const areas = [{ area: '1070' }, { area: '1080' }];
  expect(initialArea(areas, '1080')).toEqual({ area: '1080' });
  expect([initialArea(areas, null), initialArea(areas, '1090')]).toEqual([{ area: '1070' }, { area: '1070' }]);
  expect(initialArea([], '1080')).toBeUndefined();
});
