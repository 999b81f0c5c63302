import { expect, test } from '@jest/globals';
import type { Branch } from '@theke/contracts/catalog/branch';
import { type Cart, type CartItem, emptyCart, emptyForm } from './cart.ts';
import { cartOrder } from './cart-order.ts';

const areas = [
  { area: '1010', price: 2.9, tax: 20, free: false, freeFromOrderValue: 30, minimumOrderValue: 10 },
  { area: '1090', price: 3.9, tax: 20, free: false, freeFromOrderValue: 0, minimumOrderValue: 20 },
];
const all = { isTakeawayEnabled: true, isDeliveryEnabled: true, isDineInEnabled: true, deliveryAreas: areas };
const orderFor = (
  cart: Partial<Cart>,
  branch: object = all,
  defaultDeliveryMethod: 'takeaway' | 'delivery' = 'takeaway',
) => cartOrder({ ...emptyCart, ...cart }, branch as Branch, { defaultDeliveryMethod });

// CART-08, CART-09
test("without a choice, uses the shop's default order type if offered, and the branch's first area", () => {
  expect(orderFor({})).toMatchObject({ orderType: 'takeaway', area: undefined });
  expect(orderFor({}, all, 'delivery')).toMatchObject({ orderType: 'delivery', area: { area: '1010' } });
  expect(orderFor({}, { ...all, isDeliveryEnabled: false }, 'delivery').orderType).toBe('takeaway');
});

test('keeps a choice until the branch no longer offers it', () => {
  const chosen = { isDelivery: true, isDineIn: false, order: { ...emptyForm, deliveryArea: '1090' } };
  expect(orderFor(chosen)).toMatchObject({ orderType: 'delivery', area: { area: '1090' } });
  expect(orderFor(chosen, { ...all, deliveryAreas: areas.slice(0, 1) }).area?.area).toBe('1010');
  expect(orderFor(chosen, { ...all, isDeliveryEnabled: false }).orderType).toBe('takeaway');
  expect(orderFor({ isDelivery: false, isDineIn: false }, all, 'delivery').orderType).toBe('takeaway');
});

test('only deliveries have a delivery fee', () => {
  const product = { price: 20, unit: 'piece', tax: 10, alternativeUnits: [], config: { parts: [] } };
  const items = [{ product, amount: 1, unit: 'piece', parts: [] } as unknown as CartItem];
  const gross = (isDelivery: boolean) => orderFor({ items, isDelivery, isDineIn: false }).price.totals.total.gross;
  expect(gross(true) - gross(false)).toBe(29_000);
});
