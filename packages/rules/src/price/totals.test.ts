import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DeliveryArea, deliveryFee, missingToMinimum } from '../delivery/delivery-area.ts';
import { money, sumOf, toMoney } from '../money/money.ts';
import type { Product } from '../products/product.ts';
import { priceOrder } from './price-order.ts';
import { type Taxed, taxRateOf } from './tax-rate.ts';
import { computeTotals, displayTotals, fromPricingResult, type Split, toPricingResult } from './totals.ts';

const taxed: fc.Arbitrary<Taxed> = fc.record({
  gross: fc.integer({ min: 0, max: 1e6 }).map((cents) => money(cents * 100)),
  rate: fc.constantFrom(0, 4.9, 7, 10, 13, 19, 20, 8.1),
});
const goods = fc.array(taxed, { maxLength: 12 });
const fee = fc.option(taxed, { nil: undefined });

const adds = ({ net, tax, gross }: Split) => net + tax === gross;

// TOTAL-04, TOTAL-06
test('has net + tax = gross exactly: for goods, delivery, total, and the sum of the rates', () => {
  fc.assert(
    fc.property(goods, fee, (items, delivery) => {
      const totals = computeTotals(items, delivery);
      expect([totals, totals.delivery, totals.total].every(adds)).toBe(true);
      expect(totals.gross).toBe(sumOf(items.map(({ gross }) => gross)));
      expect(totals.delivery.gross).toBe(delivery?.gross ?? 0);
      expect(totals.total.gross).toBe(totals.gross + totals.delivery.gross);
      expect(totals.total.net).toBe(totals.net + totals.delivery.net);
      expect(sumOf(totals.taxes.map(({ tax }) => tax))).toBe(totals.total.tax);
    }),
  );
});

// TOTAL-04, TOTAL-05
test('has the VAT of each rate within half a 1/10,000 of the exact value, with strictly ascending rates', () => {
  fc.assert(
    fc.property(goods, fee, (items, delivery) => {
      const { taxes } = computeTotals(items, delivery);
      for (const { rate, tax } of taxes) {
        const all = [...items, ...(delivery ? [delivery] : [])].filter((each) => each.rate === rate);
        const gross = sumOf(all.map((each) => each.gross));
        expect(Math.abs(tax - (gross * rate) / (100 + rate))).toBeLessThanOrEqual(0.5 + 1e-5);
      }
      const rates = taxes.map(({ rate }) => rate);
      expect(rates).toEqual([...new Set(rates)].sort((a, b) => a - b));
    }),
  );
});

test('is independent of the order and splitting of items', () => {
  fc.assert(
    fc.property(
      goods.chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length }))),
      ([items, shuffled]) => expect(computeTotals(shuffled)).toEqual(computeTotals(items)),
    ),
  );
});

// TOTAL-07
test('adds up in whole cents as displayed', () => {
  fc.assert(
    fc.property(goods, fee, (items, delivery) => {
      const totals = computeTotals(items, delivery);
      const shown = displayTotals(totals);
      expect(shown.net + sumOf(shown.taxes.map(({ tax }) => tax))).toBe(shown.gross);
      expect(shown.gross).toBe(totals.total.gross);
      expect([shown.net, ...shown.taxes.map(({ tax }) => tax)].every((each) => each % 100 === 0)).toBe(true);
      const off = shown.taxes.map(({ tax }, index) => Math.abs(tax - (totals.taxes[index]?.tax ?? 0)));
      expect(Math.max(0, ...off)).toBeLessThanOrEqual(50 * (shown.taxes.length + 1));
    }),
  );
});

// TOTAL-08
test('round-trips on the wire, including rates that JSON would reorder', () => {
  fc.assert(
    fc.property(goods, fee, (items, delivery) => {
      const totals = computeTotals(items, delivery);
      expect(fromPricingResult(JSON.parse(JSON.stringify(toPricingResult(totals))))).toEqual(totals);
    }),
  );
  const wire = toPricingResult(computeTotals([{ gross: toMoney(11), rate: 10 }], { gross: toMoney(2.4), rate: 20 }));
  expect(wire).toEqual({
    net: 10,
    tax: 1,
    gross: 11,
    delivery: { net: 2, tax: 0.4, gross: 2.4 },
    total: { net: 12, tax: 1.4, gross: 13.4 },
    taxes: { 10: 1, 20: 0.4 },
  });
});

// TOTAL-01, TOTAL-02
test('uses the VAT of the order type, falls back to tax, and accepts 0 as a rate', () => {
  const rates = { tax: 20, takeawayTax: 10, dineInTax: 0 };
  expect([taxRateOf(rates, 'delivery'), taxRateOf(rates, 'takeaway'), taxRateOf(rates, 'dineIn')]).toEqual([20, 10, 0]);
  expect(taxRateOf({ tax: 20, takeawayTax: 0 }, 'takeaway')).toBe(0);
  expect(taxRateOf({ tax: 20, takeawayTax: null }, 'takeaway')).toBe(20);
  expect(taxRateOf({ tax: 20 }, 'dineIn')).toBe(20);
});

const area: DeliveryArea = { area: '1070', price: 2.9, tax: 20, freeFromOrderValue: 30, minimumOrderValue: 15 };

// FEE-02, FEE-04
test('is free of delivery fees above the limit, and reaches the minimum at equality', () => {
  expect(deliveryFee(area, toMoney(30))).toBe(toMoney(2.9));
  expect(deliveryFee(area, toMoney(30.01))).toBe(0);
  expect(deliveryFee({ ...area, free: true }, toMoney(1))).toBe(0);
  expect(deliveryFee({ ...area, freeFromOrderValue: 0 }, toMoney(99))).toBe(toMoney(2.9));
  expect(missingToMinimum(area, toMoney(15))).toBe(0);
  expect(missingToMinimum(area, toMoney(14.99))).toBe(toMoney(0.01));
  expect(missingToMinimum({ ...area, minimumOrderValue: null }, toMoney(0))).toBe(0);
});

const pizza: Product = { type: 'simple', price: 10.9, unit: 'piece', tax: 10, dineInTax: 20 };
const antipasti: Product = { type: 'simple', price: 34.9, unit: 'kilogram', tax: 10, pricing: 'approximate' };

test('prices an order as a whole, with the fee for deliveries only', () => {
  const items = [
    { product: pizza, amount: 2, unit: 'piece' as const },
    { product: antipasti, amount: 30, unit: 'decagram' as const },
  ];
  const takeaway = priceOrder(items, 'takeaway', area);
  expect(takeaway.items.map(({ gross }) => gross)).toEqual([toMoney(21.8), toMoney(10.47)]);
  expect(takeaway.totals.total.gross).toBe(toMoney(32.27));
  expect(takeaway.isEstimated).toBe(true);
  expect(priceOrder(items.slice(0, 1), 'takeaway', area).totals.total.gross).toBe(toMoney(21.8));
  expect(priceOrder(items.slice(0, 1), 'delivery', area).totals.total.gross).toBe(toMoney(24.7));
  expect(priceOrder(items, 'delivery', area).totals.delivery.gross).toBe(0);
  expect(priceOrder(items, 'dineIn').totals.taxes.map(({ rate }) => rate)).toEqual([10, 20]);
  expect(priceOrder([], 'takeaway').totals.total).toEqual({ net: 0, tax: 0, gross: 0 });
});

// MONEY-03
test('includes VAT in the price, whatever its rate', () => {
  for (const tax of [0, 10, 20]) {
    const { totals } = priceOrder([{ product: { ...pizza, tax }, amount: 1, unit: 'piece' }], 'takeaway');
    expect(totals.total.gross).toBe(toMoney(10.9));
    expect(totals.total.net).toBe(Math.round(toMoney(10.9) / (1 + tax / 100)));
  }
});

test('is zero without items, without a VAT line', () => {
  expect(displayTotals(computeTotals([]))).toEqual({ net: 0, taxes: [], gross: 0 });
});

// TOTAL-07
test('displays one line per rate, the last one with the rounding difference', () => {
  const goods = [
    { gross: toMoney(1.7), rate: 10 },
    { gross: toMoney(1.45), rate: 20 },
  ];
  expect(displayTotals(computeTotals(goods)).taxes).toEqual([
    { rate: 10, tax: toMoney(0.15) },
    { rate: 20, tax: toMoney(0.25) },
  ]);
});
