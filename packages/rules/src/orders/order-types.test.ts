import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { initialType, offeredTypes, offersType, orderTypes, typeFlags, typeOf } from './order-types.ts';

const anyType = fc.constantFrom(...orderTypes);
const anyBranch = fc.record({
  isTakeawayEnabled: fc.boolean(),
  isDeliveryEnabled: fc.boolean(),
  isDineInEnabled: fc.boolean(),
});

// CHECKOUT-02
test('offers only the order types that the branch enables', () => {
  expect(offeredTypes({})).toEqual([]);
  expect(offeredTypes({ isDineInEnabled: true, isTakeawayEnabled: true, isDeliveryEnabled: false })).toEqual([
    'takeaway',
    'dineIn',
  ]);
});

// CART-08
test('starts a cart with the stored order type, else the default, else any offered one', () => {
  const all = { isTakeawayEnabled: true, isDeliveryEnabled: true, isDineInEnabled: true };
  expect(initialType(all, 'dineIn', 'delivery')).toBe('dineIn');
  expect(initialType(all, undefined, 'delivery')).toBe('delivery');
  expect(initialType(all, undefined, null)).toBe('takeaway');
  expect(initialType({ isDineInEnabled: true }, 'delivery', 'takeaway')).toBe('dineIn');
  expect(initialType({}, 'delivery', 'dineIn')).toBe('takeaway');
});

test('starts a cart with an offered order type if there is any', () => {
  fc.assert(
    fc.property(anyBranch, fc.option(anyType, { nil: undefined }), anyType, (branch, persisted, preset) => {
      const initial = initialType(branch, persisted, preset);
      expect(offersType(branch, initial)).toBe(offeredTypes(branch).length > 0);
      if (persisted && offersType(branch, persisted)) expect(initial).toBe(persisted);
    }),
  );
});

// CART-07
test('converts between two booleans and an order type', () => {
  for (const orderType of orderTypes) expect(typeOf(typeFlags(orderType))).toBe(orderType);
  expect(typeFlags('takeaway')).toEqual({ isDelivery: false, isDineIn: false });
});
