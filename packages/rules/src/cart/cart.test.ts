import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Product } from '../products/product.ts';
import { isAllowed, limitsOf } from '../products/quantity.ts';
import { defaultSelection, itemCount } from './cart.ts';

const product: Product = { type: 'simple', price: 1, tax: 10, unit: 'piece' };

// CART-11
test('counts items on the badge as a guest would', () => {
  expect(itemCount([])).toBe(0);
  expect(
    itemCount([
      { amount: 3, unit: 'piece' },
      { amount: 2, unit: 'serving' },
      { amount: 500, unit: 'gram' },
      { amount: 0.3, unit: 'liter' },
    ]),
  ).toBe(7);
  expect(
    itemCount([
      { amount: 0.1, unit: 'serving' },
      { amount: 0.2, unit: 'person' },
    ]),
  ).toBe(0.3);
});

// CART-03
test('starts a product with its default quantity, else its minimum, else one', () => {
  expect(defaultSelection(product)).toEqual({ amount: 1, unit: 'piece' });
  expect(defaultSelection({ ...product, minimumQuantity: 4 })).toEqual({ amount: 4, unit: 'piece' });
  const cheese: Product = { ...product, unit: 'kilogram', minimumQuantity: 0.1, defaultUnit: 'decagram' };
  expect(defaultSelection(cheese)).toEqual({ amount: 10, unit: 'decagram' });
  expect(defaultSelection({ ...cheese, defaultQuantity: 25 })).toEqual({ amount: 25, unit: 'decagram' });
  expect(defaultSelection({ ...product, quantityStepSize: 5 })).toEqual({ amount: 5, unit: 'piece' });
});

test('starts a product with an amount that is allowed', () => {
  const quantity = fc.option(fc.integer({ min: 0, max: 1e5 }).map((n) => n / 100));
  fc.assert(
    fc.property(
      fc.record({
        minimumQuantity: quantity,
        maximumQuantity: quantity,
        quantityStepSize: quantity,
        defaultQuantity: quantity,
      }),
      (limits) => {
        const limited = { ...product, ...limits };
        const { amount, unit } = defaultSelection(limited);
        expect(isAllowed(amount, limitsOf(limited, unit))).toBe(true);
      },
    ),
  );
});

test('STAT-25: does not count removed items, measured or by piece', () => {
  expect(
    itemCount([
      { amount: 0, unit: 'kilogram' },
      { amount: 0, unit: 'piece' },
      { amount: 2, unit: 'piece' },
    ]),
  ).toBe(2);
});
