import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromMoney, toMoney } from '../money/money.ts';
import type { Product } from '../products/product.ts';
import { contentUnitNames, contentUnits } from '../units/content-units.ts';
import { unitOf } from '../units/units.ts';
import { basePrice, basePriceText } from './base-price.ts';

const product = (fields: object): Product =>
  ({ type: 'simple', price: 3.4, unit: 'piece', tax: 20, ...fields }) as unknown as Product;
const priceText = (fields: object, values?: string[]) => {
  const price = basePrice(product(fields), values);
  return price && basePriceText(price, 'EUR');
};

// BASE-01
test('calculates the price of a liter or a kilogram from the content of a piece', () => {
  expect(priceText({ contentQuantity: 0.33, contentUnit: 'liter' })).toBe('10,30\u00a0€/l');
  expect(priceText({ contentQuantity: 330, contentUnit: 'milliliter' })).toBe('10,30\u00a0€/l');
  expect(priceText({ price: 4.9, contentQuantity: 500, contentUnit: 'gram' })).toBe('9,80\u00a0€/kg');
});

// BASE-02
test('uses price and content of the chosen option', () => {
  const options = [
    { name: 'klein', modifier: 'add', value: 0, contentQuantity: 0.3 },
    { name: 'groß', modifier: 'add', value: 1.1, contentQuantity: 0.5 },
    { name: 'mit Eis', modifier: 'add', value: 0.1 },
  ];
  const soda = { type: 'configurable', price: 3, contentQuantity: 0.3, contentUnit: 'liter' };
  const of = (...values: string[]) =>
    priceText({ ...soda, config: { parts: [{ name: 'Größe', type: 'select', options }] } }, values);
  expect([of('klein'), of('groß'), of('mit Eis')]).toEqual(['10,00\u00a0€/l', '8,20\u00a0€/l', '10,33\u00a0€/l']);
});

test('uses the unit names of the catalogue for contents', () => {
  for (const unit of contentUnits) expect(contentUnitNames[unit]).toBe(unitOf(unit).name);
});

// BASE-03
test('derives it from units of weight or volume, and has none for a price per kilogram or liter', () => {
  expect(priceText({ price: 0.35, unit: 'decagram' })).toBe('35,00\u00a0€/kg');
  expect(priceText({ price: 0.2, unit: 'deciliter' })).toBe('2,00\u00a0€/l');
  for (const fields of [
    { unit: 'kilogram' },
    { unit: 'liter' },
    { contentQuantity: 1, contentUnit: 'liter' },
    { contentQuantity: 1000, contentUnit: 'gram' },
    { unit: 'piece' },
    { unit: 'meter' },
    { contentQuantity: null },
    { contentQuantity: 0, contentUnit: 'gram' },
  ])
    expect([fields, priceText(fields)]).toEqual([fields, undefined]);
});

// BASE-01
test('is exact and rounded half up to cents in any unit of the content', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const thousandths = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(cents, thousandths, fc.constantFrom(...contentUnits), (price, content, unit) => {
      const contentQuantity = content / 1000;
      const found = basePrice(product({ price: price / 100, contentQuantity, contentUnit: unit }));
      // price / (content / 1000 * factor / 1000), in cents, rounded half up.
      const per = BigInt(content) * BigInt(unitOf(unit).factor);
      if (per === 1_000_000n) return expect(found).toBeUndefined();
      const exact = (2n * BigInt(price) * 1_000_000n + per) / (2n * per);
      return expect(found && Math.round(fromMoney(found.amount) * 100)).toBe(Number(exact));
    }),
  );
});

// BASE-01
test('is unchanged for twice the content at twice the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 10_000 }), (price, grams) => {
      fc.pre(grams !== 1000 && grams !== 500);
      const of = (times: number) =>
        basePrice(product({ price: (price * times) / 100, contentQuantity: grams * times, contentUnit: 'gram' }));
      expect(of(2)).toEqual(of(1));
    }),
  );
  expect(basePrice(product({ price: 0, contentQuantity: 10, contentUnit: 'gram' }))?.amount).toBe(toMoney(0));
});
