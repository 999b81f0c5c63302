// DISC-05, DISC-06, DISC-08, DISC-09
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cents, itemFields } from '../../testing/arbitrary-orders.ts';
import { fromMoney, type Money, money, subtract, sumOf, toMoney } from '../money/money.ts';
import { discountsOfItems, goodsOf, splitsOfItems, totalsOfItems } from '../price/changed-items.ts';
import type { Split } from '../price/totals.ts';
import { apportion } from './apportion.ts';
import { computeDiscounts, discountsByItem, sumOfDiscounts } from './compute-discounts.ts';
import { type Discount, type DiscountLine, type DiscountTerms, termsOf } from './discount.ts';

const ids = ['pizza', 'cola', 'salad'];
const item = fc.record({
  product: fc.constantFrom(...ids),
  amount: fc.constantFrom(0.5, 1, 2, 3),
  unitPrice: cents(5_000),
  ...itemFields,
});
const terms: fc.Arbitrary<DiscountTerms> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('percent', 'amount', 'product', 'delivery'),
  name: fc.constant('Rabatt'),
  percent: fc.constantFrom(0.01, 10, 12.5, 33.33, 100),
  amount: cents(3_000),
  products: fc.constantFrom(undefined, ['pizza'], ['cola', 'salad']),
});
const priceList: fc.Arbitrary<DiscountTerms> = fc.record({
  id: fc.uuid(),
  kind: fc.constant('prices'),
  name: fc.constant('Happy Hour'),
  reductions: fc.dictionary(fc.constantFrom(...ids), cents(800)),
});
const order = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 5 }),
  agreed: fc.constantFrom(0, 2.9, 3.3333).map((fee) => ({
    delivery: { net: fee, tax: 0, gross: fee },
    ...(fee > 0 && { deliveryRate: 10 }),
  })),
  discounts: fc
    .array(fc.oneof(terms, priceList), { maxLength: 3 })
    .map((all) => all as readonly DiscountTerms[] as readonly DiscountLine[]),
});

const adds = ({ net, tax, gross }: Split) => net + tax === gross;

test('keeps net + tax = gross by rate, and goods + deposit + fee - discounts = total', () => {
  fc.assert(
    fc.property(order, ({ items, agreed, discounts }) => {
      const asked = { ...agreed, discounts };
      const lines = discountsOfItems(items, asked);
      const totals = totalsOfItems(items, asked);
      const splits = splitsOfItems(items, { ...agreed, discounts: lines });
      expect([totals, totals.delivery, totals.total, ...splits].every(adds)).toBe(true);
      const full = sumOf([totals.gross, totals.deposit?.gross ?? money(0), totals.delivery.gross]);
      expect(totals.total.gross).toBe(subtract(full, sumOfDiscounts(lines)));
      expect(sumOf(splits.map(({ gross }) => gross))).toBe(totals.total.gross);
      expect(splits.map(({ rate, tax }) => ({ rate, tax }))).toEqual(totals.taxes);
    }),
  );
});

test('never falls below the deposits, and each line adds up by rate', () => {
  fc.assert(
    fc.property(order, ({ items, agreed, discounts }) => {
      const lines = discountsOfItems(items, { ...agreed, discounts });
      const totals = totalsOfItems(items, { ...agreed, discounts });
      expect(totals.total.gross).toBeGreaterThanOrEqual(totals.deposit?.gross ?? 0);
      for (const { gross } of splitsOfItems(items, { ...agreed, discounts: lines }))
        expect(gross).toBeGreaterThanOrEqual(0);
      for (const { gross, rates } of lines) expect(sumOf(Object.values(rates).map(toMoney))).toBe(toMoney(gross));
    }),
  );
});

test('recomputing unchanged items changes nothing; fewer items never make the rest more expensive', () => {
  fc.assert(
    fc.property(order, ({ items, agreed, discounts }) => {
      const lines = discountsOfItems(items, { ...agreed, discounts });
      expect(discountsOfItems(items, { ...agreed, discounts: lines })).toEqual(lines);
      const fewer = items.map((each, at) => (at === 0 ? { ...each, amount: 0, gross: 0, deposit: undefined } : each));
      const [before, after] = [items, fewer].map((all) => totalsOfItems(all, { ...agreed, discounts: lines }).total);
      expect(after?.gross).toBeLessThanOrEqual((before?.gross ?? 0) + 300);
    }),
  );
});

test('divides the discounts on goods among the items, without exceeding any', () => {
  fc.assert(
    fc.property(order, ({ items, agreed, discounts }) => {
      const lines = discountsOfItems(items, { ...agreed, discounts });
      const parts = discountsByItem(goodsOf(items), lines);
      expect(sumOf(parts)).toBe(sumOfDiscounts(lines.filter(({ kind }) => kind !== 'delivery')));
      for (const [at, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(toMoney(items[at]?.gross ?? 0));
      }
    }),
  );
});

test('divides whole cents exactly, no share above its weight', () => {
  const weight = fc.integer({ min: 0, max: 1e6 }).map((each) => money(each * 100));
  fc.assert(
    fc.property(fc.array(weight, { maxLength: 6 }), fc.double({ min: 0, max: 1, noNaN: true }), (weights, part) => {
      const total = money(Math.floor((sumOf(weights) / 100) * part) * 100);
      const shares = apportion(total, weights);
      expect(sumOf(shares)).toBe(total);
      for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[at] as Money);
    }),
  );
});

const pricedAt = (price: number) => ({ priceOf: () => price, productsIn: () => [] });
const happyHour: Discount = {
  ...{ id: 'h', kind: 'prices', name: 'Happy Hour', percent: 10, amount: 0, products: [], prices: [] },
  ...{ validFrom: null, validUntil: null, schedule: [], branches: [], orderTypes: [], minimum: 0 },
};
const pizza = { product: 'pizza', amount: 2, gross: toMoney(20), rate: 10 };
const cola = { product: 'cola', amount: 3, gross: toMoney(10), rate: 20 };
const fee = { gross: toMoney(3), rate: 20 };

test.each<[string, Partial<DiscountTerms>, Readonly<Record<string, number>>]>([
  ['10 % of everything', { kind: 'percent', percent: 10 }, { '10': 2, '20': 1 }],
  ['50 % of certain products', { kind: 'percent', percent: 50, products: ['cola'] }, { '20': 5 }],
  ['an amount, in proportion', { kind: 'amount', amount: 10 }, { '10': 6.67, '20': 3.33 }],
  ['an amount above the price', { kind: 'amount', amount: 99, products: ['pizza'] }, { '10': 20 }],
  ['one of the cheapest product', { kind: 'product', percent: 100, products: ['pizza', 'cola'] }, { '20': 3.33 }],
  ['half of one product', { kind: 'product', percent: 50, products: ['pizza'] }, { '10': 5 }],
  ['the delivery fee', { kind: 'delivery', percent: 100 }, { '20': 3 }],
])('takes off %s', (_, changes, rates) => {
  const [line] = computeDiscounts([pizza, cola], fee, [{ id: 'x', kind: 'percent', name: 'x', ...changes }]);
  expect(line?.rates).toEqual(rates);
  expect(line?.gross).toBe(fromMoney(sumOf(Object.values(rates).map(toMoney))));
});

// DISC-13
test('a price list lowers whole pieces to exactly their price, keeps options, and never goes below 0', () => {
  const whole = fc.record({
    price: cents(2_000),
    option: cents(300),
    listed: cents(2_500),
    amount: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(whole, ({ price, option, listed, amount }) => {
      const list: Discount = { ...happyHour, prices: [{ product: { id: 'pizza' }, price: listed }] };
      const unitPrice = toMoney(price + option);
      const item = { product: 'pizza', amount, unitPrice, gross: money(unitPrice * amount), rate: 10 };
      const lines = computeDiscounts([item], undefined, [termsOf(list, pricedAt(price))]);
      const each = toMoney(Math.min(price, listed) + option);
      expect(subtract(item.gross, sumOfDiscounts(lines))).toBe(each * amount);
    }),
  );
});

test.each<[string, object, number]>([
  ['a part of a unit, rounded to cents', { amount: 0.35, gross: toMoney(4.2) }, 1.05],
  ['an item that is free', { gross: 0 }, 0],
  ['another product', { product: 'cola' }, 0],
])('a price list takes off %s', (_, changes, off) => {
  const list = { ...happyHour, prices: [{ product: { id: 'pizza' }, price: 9 }] };
  const item = { product: 'pizza', amount: 1, unitPrice: toMoney(12), gross: toMoney(12), rate: 10, ...changes };
  expect(sumOfDiscounts(computeDiscounts([item as never], undefined, [termsOf(list, pricedAt(12))]))).toBe(
    toMoney(off),
  );
});

test('has no line for a discount without effect', () => {
  const none = (changes: Partial<DiscountTerms>) =>
    computeDiscounts([pizza], undefined, [{ id: 'x', kind: 'percent', name: 'x', percent: 10, ...changes }]);
  expect(none({ kind: 'delivery' })).toEqual([]);
  expect(none({ products: ['cola'] })).toEqual([]);
});
