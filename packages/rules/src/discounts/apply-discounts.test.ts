// DISC-02 to DISC-04
import { expect, test } from '@jest/globals';
import { toMoney } from '../money/money.ts';
import { applyDiscounts, type DiscountQuery, discountFault } from './apply-discounts.ts';
import type { Discount } from './discount.ts';

const discount: Discount = {
  ...{ id: 'a', kind: 'percent', name: 'Mittag', percent: 10, amount: 0, products: [], prices: [], code: '' },
  ...{ validFrom: null, validUntil: null, schedule: [], branches: [], orderTypes: [], minimum: 0 },
};
const query: DiscountQuery = {
  ...{ branch: 'wien', zone: 'Europe/Vienna', orderType: 'takeaway', goodsGross: toMoney(20), currency: 'EUR' },
  // A Saturday, 12:00 in Vienna.
  now: new Date('2026-11-21T11:00:00Z'),
};
const order = {
  items: [{ product: 'pizza', amount: 2, gross: toMoney(20), rate: 10 }],
  fee: undefined,
  priceOf: () => undefined,
  productsIn: () => [],
};

test.each<[object, string | undefined]>([
  [{}, undefined],
  [{ validFrom: '2026-11-21T11:00:00Z' }, undefined],
  [{ validFrom: '2026-11-21T11:00:00.001Z' }, 'COUPON_NOT_YET'],
  [{ validUntil: '2026-11-21T11:00:00Z' }, 'COUPON_EXPIRED'],
  [{ validUntil: '2026-11-21T11:00:00.001Z' }, undefined],
  [{ branches: [{ id: 'graz' }] }, 'COUPON_OTHER_BRANCH'],
  [{ branches: [{ id: 'graz' }, { id: 'wien' }] }, undefined],
  [{ orderTypes: ['delivery'] }, 'COUPON_OTHER_TYPE'],
  // In UTC it is 11:00.
  [{ schedule: [{ type: 'saturday', from: '12:00', to: '13:00', isClosed: false }] }, undefined],
  [{ schedule: [{ type: 'saturday', from: '11:00', to: '12:00', isClosed: false }] }, 'COUPON_OTHER_TIME'],
  [{ minimum: 20 }, undefined],
  [{ minimum: 20.01 }, 'COUPON_MINIMUM'],
])('%j: %s', (changes, code) => expect(discountFault({ ...discount, ...changes }, query)?.code).toBe(code));

test('applies the best automatic discount, for equal ones that with the lower id', () => {
  const five = { ...discount, id: 'c', kind: 'amount', amount: 5 } as const;
  const names = (automatic: readonly Discount[]) =>
    applyDiscounts(order, { automatic }, query).lines.map(({ id }) => id);
  expect(names([discount, five])).toEqual(['c']);
  expect(names([five, { ...five, id: 'b' }])).toEqual(['b']);
  expect(names([{ ...five, minimum: 50 }, discount])).toEqual(['a']);
  expect(names([])).toEqual([]);
});

test('adds one coupon to the automatic discount, computed from what that one left', () => {
  const coupon = { ...discount, id: 'z', code: 'SOMMER26', percent: 20 };
  const { lines, fault } = applyDiscounts(order, { automatic: [discount], coupon }, query);
  expect(lines.map(({ id, gross }) => [id, gross])).toEqual([
    ['a', 2],
    ['z', 3.6],
  ]);
  expect(fault).toBeUndefined();
});

test('says why a coupon takes nothing off, and keeps the automatic discount', () => {
  const coupon = { ...discount, id: 'z', code: 'SOMMER26' };
  const applied = (changes: Partial<Discount>) =>
    applyDiscounts(order, { automatic: [discount], coupon: { ...coupon, ...changes } }, query);
  for (const [changes, code] of [
    [{ kind: 'delivery' }, 'COUPON_WITHOUT_EFFECT'],
    [{ products: [{ id: 'cola' }] }, 'COUPON_WITHOUT_EFFECT'],
    [{ minimum: 30 }, 'COUPON_MINIMUM'],
  ] as const) {
    const { lines, fault } = applied(changes);
    expect([lines.map(({ id }) => id), fault?.code]).toEqual([['a'], code]);
  }
});
