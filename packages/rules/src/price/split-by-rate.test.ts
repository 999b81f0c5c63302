import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { money, sumOf, toMoney } from '../money/money.ts';
import { soldAt } from '../products/bundles.ts';
import type { Product } from '../products/product.ts';
import { totalsOfItems } from './changed-items.ts';
import { priceOrder } from './price-order.ts';
import { type Content, splitByRate } from './split-by-rate.ts';
import { displayTotals } from './totals.ts';

const simple = (id: string, price: number, rates: object) => ({
  ...{ id, name: id, type: 'simple', unit: 'piece' as const, price },
  ...({ tax: 10, ...rates } as { tax: number }),
});
const soup = simple('Suppe', 4.9, {});
const cola = simple('Cola', 3.9, { tax: 20, takeawayTax: 20 });
const options = (...names: string[]) => names.map((id) => ({ name: id, product: { id } }));
const lunch = {
  ...simple('Mittagsmenü', 8, {}),
  type: 'bundle',
  config: {
    parts: [
      { name: 'Speise', type: 'select' as const, optional: true, options: options('Suppe') },
      { name: 'Getränk', type: 'select' as const, optional: true, options: options('Cola') },
      { name: 'Dazu', type: 'select' as const, optional: true, options: [{ name: 'Brot', value: 1.2 }] },
    ],
  },
};
const [sold] = soldAt([lunch, soup, cola], 'Europe/Vienna', new Date('2026-11-21T11:00:00Z')) as unknown as [Product];
const taxesOf = (...parts: (string | null)[]) => {
  const { totals } = priceOrder([{ product: sold, amount: 1, unit: 'piece', parts }], 'takeaway');
  return Object.fromEntries(displayTotals(totals).taxes.map(({ rate, tax }) => [rate, tax / 10_000]));
};

// PRODUCT-10, TOTAL-09
test('splits the VAT of a set menu of soup (10 %) and cola (20 %) for 8.00 in proportion to their prices', () => {
  // 8.00 in the proportion 4.90 : 3.90 is 4.45 : 3.55.
  expect(splitByRate(toMoney(8), { tax: 10, contents: [content(10, 4.9), content(20, 3.9)] })).toEqual([
    { rate: 10, gross: toMoney(4.45) },
    { rate: 20, gross: toMoney(3.55) },
  ]);
  expect(taxesOf('Suppe', 'Cola')).toEqual({ 10: 0.4, 20: 0.6 }); // 4.45 - 4.0455, 3.55 - 2.9583; last rounded
  expect(taxesOf('Suppe', null)).toEqual({ 10: 0.73 });
});

test('uses the VAT of drinks for a set menu of drinks, and that of the menu for an extra without a product', () => {
  expect(taxesOf(null, 'Cola')).toEqual({ 20: 1.33 });
  expect(taxesOf(null, 'Cola', 'Brot')).toEqual({ 10: 0.2, 20: 1.17 }); // 9.20: 2.16 and 7.04
  expect(taxesOf(null, null, 'Brot')).toEqual({ 10: 0.84 });
});

test('uses the rates of the order type', () => {
  const dishes = [soup, { ...cola, dineInTax: 10 }];
  const [menu] = soldAt([lunch, ...dishes], 'Europe/Vienna', new Date('2026-11-21T11:00:00Z')) as unknown as [Product];
  const ratesAt = (orderType: 'dineIn' | 'takeaway') =>
    priceOrder([{ product: menu, amount: 1, unit: 'piece', parts: ['Suppe', 'Cola'] }], orderType).totals.taxes.map(
      ({ rate }) => rate,
    );
  expect([ratesAt('dineIn'), ratesAt('takeaway')]).toEqual([[10], [10, 20]]);
});

const content = (tax: number, price: number): Content => ({ product: null, tax, price });
const contents = fc.array(
  fc.record({
    product: fc.constant(null),
    tax: fc.constantFrom(0, 2.6, 8.1, 10, 13, 20),
    price: fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100),
  }),
  { maxLength: 8 },
);
const grossOf = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => money(cents * 100));

// TOTAL-09
test('adds up to the gross exactly, in whole cents, each less than a cent from its proportion', () => {
  fc.assert(
    fc.property(grossOf, contents, (gross, chosen) => {
      const shares = splitByRate(gross, { tax: 7, contents: chosen });
      expect(sumOf(shares.map((share) => share.gross))).toBe(gross);
      expect(shares.every((share) => share.gross % 100 === 0 && share.gross >= 0)).toBe(true);
      const rates = shares.map(({ rate }) => rate);
      expect(rates).toEqual([...new Set(rates)].sort((a, b) => a - b));
      const whole = chosen.reduce((sum, each) => sum + toMoney(each.price), 0);
      if (whole === 0) return;
      for (const rate of new Set(chosen.map(({ tax }) => tax))) {
        const weight = chosen.reduce((sum, each) => (each.tax === rate ? sum + toMoney(each.price) : sum), 0);
        const share = shares.find((each) => each.rate === rate)?.gross ?? 0;
        expect(Math.abs(share - (gross * weight) / whole)).toBeLessThan(100);
      }
    }),
  );
});

// TOTAL-09
test('is independent of the order of contents and of a common factor of their prices', () => {
  fc.assert(
    fc.property(grossOf, contents, fc.integer({ min: 1, max: 9 }), (gross, chosen, factor) => {
      const shares = splitByRate(gross, { tax: 10, contents: chosen });
      expect(splitByRate(gross, { tax: 10, contents: chosen.toReversed() })).toEqual(shares);
      const dearer = chosen.map((each) => ({ ...each, price: Math.round(each.price * factor * 100) / 100 }));
      expect(splitByRate(gross, { tax: 10, contents: dearer })).toEqual(shares);
    }),
  );
});

// TOTAL-09
test("uses the bundle's VAT for unpriced contents of several rates, and the contents' for a single rate", () => {
  const gross = toMoney(8);
  expect(splitByRate(gross, { tax: 10, contents: [content(13, 0), content(20, 0)] })).toEqual([{ rate: 10, gross }]);
  expect(splitByRate(gross, { tax: 10, contents: [content(20, 0), content(20, 0)] })).toEqual([{ rate: 20, gross }]);
  expect(splitByRate(gross, { tax: 10 })).toEqual([{ rate: 10, gross }]);
});

test('gives the cent to the higher rate for equal remainders', () => {
  expect(splitByRate(toMoney(0.01), { tax: 10, contents: [content(10, 2), content(20, 2)] })).toEqual([
    { rate: 20, gross: toMoney(0.01) },
  ]);
});

// DEPOSIT-07
test('splits another amount of a sold menu by the contents it was sold with', () => {
  const item = { gross: 16, tax: 10, contents: [content(10, 4.9), content(20, 3.9)] };
  const { total, taxes } = totalsOfItems([item], { delivery: { net: 0, tax: 0, gross: 0 } });
  expect([total.gross, taxes.map(({ rate }) => rate)]).toEqual([toMoney(16), [10, 20]]);
});
