import { afterEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { makeCartStore } from '../cart/cart-store.ts';
import { CartContext } from '../cart/use-cart.ts';
import { useOpeningType } from './use-opening-type.ts';

const always = [{ type: 'daily' as const, isClosed: false, from: '00:00', to: '24:00' }];
const delivering = {
  ...branches.draft.parse({
    ...branches.example,
    ...{ isTakeawayEnabled: true, isDeliveryEnabled: true, isDeliveryHoursEnabled: true, isPreorderEnabled: false },
    ...{ openingHours: [], deliveryHours: always },
  }),
  id: '0199f000-0000-7000-8000-000000000001',
} as Branch;

function Menu({ branch }: { branch: Branch }) {
  useOpeningType(branch, 'takeaway');
  return null;
}

function open(branch: Branch, chosen: object = {}) {
  const carts = makeCartStore(sessionStorage, 'test');
  carts.change(branch.identifier, (cart) => ({ ...cart, ...chosen }));
  render(
    <CartContext value={carts}>
      <Menu branch={branch} />
    </CartContext>,
  );
  return carts.read(branch.identifier).isDelivery;
}

afterEach(() => sessionStorage.clear());

// CART-17
test('a branch that only delivers now opens on delivery, unless the guest has chosen an order type', () => {
  expect(open(delivering)).toBe(true);
  sessionStorage.clear();
  expect(open(delivering, { isDelivery: false, isDineIn: false })).toBe(false);
  expect(open({ ...delivering, identifier: 'offen', openingHours: always })).toBeUndefined();
});
