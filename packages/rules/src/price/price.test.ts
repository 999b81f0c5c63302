import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toMoney } from '../money/money.ts';
import type { CalculationModel } from '../products/calculation-model.ts';
import type { Option } from '../products/configuration.ts';
import type { Product } from '../products/product.ts';
import { modelOf } from './model-of.ts';
import { priceItem, unitPrice } from './price.ts';

const pizza = (options: readonly Option[], price = 10): Product => ({
  type: 'configurable',
  price,
  unit: 'piece',
  tax: 10,
  config: {
    parts: [
      { name: 'Extras', type: 'multiselect', options },
      { name: 'Teig', type: 'select', options: [{ name: 'Dinkel', modifier: 'add', value: 1 }] },
    ],
  },
});

const cents = fc.integer({ min: 0, max: 100_000 }).map((n) => n / 100);
const anyOptions = fc.uniqueArray(
  fc.record({
    name: fc.string({ minLength: 1, maxLength: 3 }),
    modifier: fc.constantFrom('add' as const, 'subtract' as const, 'overwrite' as const, null),
    value: fc.option(cents),
  }),
  { maxLength: 6, selector: ({ name }) => name },
);
const all = (options: readonly Option[]) => [options.map(({ name }) => name)];

// PRICE-02, PRICE-03
test('applies options that add, subtract and overwrite in the order of their definition', () => {
  const options: Option[] = [
    { name: 'a', modifier: 'add', value: 2 },
    { name: 'b', modifier: 'overwrite', value: 8 },
    { name: 'c', modifier: 'subtract', value: 0.5 },
    { name: 'd', modifier: 'overwrite' },
    { name: 'e' },
  ];
  expect(unitPrice(pizza(options), [['c', 'b', 'a']])).toBe(toMoney(7.5));
  expect(unitPrice(pizza(options), [['a', 'c'], 'Dinkel'])).toBe(toMoney(12.5));
  expect(unitPrice(pizza(options), [['d', 'e']])).toBe(toMoney(10));
  expect(unitPrice(pizza(options), null)).toBe(toMoney(10));
  expect(unitPrice({ ...pizza(options), type: 'simple' }, [['a']])).toBe(toMoney(10));
});

// PRICE-04
test('limits only the final unit price to at least 0, not intermediate results', () => {
  const rebate: Option = { name: 'a', modifier: 'subtract', value: 12 };
  expect(unitPrice(pizza([rebate]), [['a']])).toBe(0);
  expect(unitPrice(pizza([rebate, { name: 'b', modifier: 'add', value: 5 }]), [['a', 'b']])).toBe(toMoney(3));
  fc.assert(fc.property(anyOptions, cents, (options, price) => unitPrice(pizza(options, price), all(options)) >= 0));
});

test('is independent of the order in which a guest chose', () => {
  fc.assert(
    fc.property(
      anyOptions.chain((options) => fc.tuple(fc.constant(options), fc.shuffledSubarray(options))),
      ([options, chosen]) => {
        const names = chosen.map(({ name }) => name);
        expect(unitPrice(pizza(options), [names])).toBe(unitPrice(pizza(options), [names.toSorted()]));
      },
    ),
  );
});

test('ignores changes before an overwrite', () => {
  fc.assert(
    fc.property(anyOptions, cents, cents, cents, (options, value, price, otherPrice) => {
      const named = [
        ...options.map((each, index) => ({ ...each, name: `${index}` })),
        { name: 'x', modifier: 'overwrite' as const, value },
      ];
      expect(unitPrice(pizza(named, price), all(named))).toBe(toMoney(value));
      expect(unitPrice(pizza(named, otherPrice), all(named))).toBe(toMoney(value));
    }),
  );
});

const cheese: Product = { type: 'simple', price: 34.9, unit: 'kilogram', tax: 10 };

// PRICE-05
test('multiplies the unit price by the converted amount, rounded half up to cents', () => {
  expect(priceItem(cheese, { amount: 30, unit: 'decagram' }).gross).toBe(toMoney(10.47));
  expect(priceItem(cheese, { amount: 10, unit: 'decagram' }).gross).toBe(toMoney(3.49));
  expect(priceItem({ ...cheese, price: 0.01 }, { amount: 0.5, unit: 'kilogram' }).gross).toBe(toMoney(0.01));
  expect(() => priceItem(cheese, { amount: 1, unit: 'liter' })).toThrow(
    expect.objectContaining({ code: 'UNIT_NOT_CONVERTIBLE', path: 'unit' }),
  );
});

test('is monotone in amount and price', () => {
  const amount = fc.integer({ min: 0, max: 1e6 }).map((n) => n / 1e4);
  fc.assert(
    fc.property(amount, amount, cents, cents, (a, b, p, q) => {
      const gross = (n: number, price: number) =>
        priceItem({ ...cheese, price }, { amount: n, unit: 'decagram' }).gross;
      expect(gross(Math.min(a, b), p)).toBeLessThanOrEqual(gross(Math.max(a, b), p));
      expect(gross(a, Math.min(p, q))).toBeLessThanOrEqual(gross(a, Math.max(p, q)));
    }),
  );
});

test('has the same price for the same amount in any unit of its type', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e6 }), cents, (grams, price) => {
      const gross = (amount: number, unit: 'gram' | 'decagram' | 'kilogram') =>
        priceItem({ ...cheese, price }, { amount, unit }).gross;
      expect(gross(grams / 1000, 'kilogram')).toBe(gross(grams, 'gram'));
      expect(gross(grams / 10, 'decagram')).toBe(gross(grams, 'gram'));
    }),
  );
});

// PRICE-07, PRICE-08
test('uses a pricing other than fixed, else the model of the unit, else of the product, else fixed', () => {
  const model = fc.option(fc.constantFrom<CalculationModel>('fixed', 'approximate', 'minimum'));
  fc.assert(
    fc.property(model, model, model, (pricing, ofUnit, ofProduct) => {
      const product: Product = {
        ...cheese,
        pricing,
        calculationModel: ofProduct,
        alternativeUnits: [{ unit: 'decagram', ratio: 0.01, calculationModel: ofUnit }],
      };
      const expected = pricing && pricing !== 'fixed' ? pricing : (ofUnit ?? ofProduct ?? 'fixed');
      expect(modelOf(product, 'decagram')).toBe(expected);
      expect(modelOf(product, 'gram')).toBe(expected); // Decagram applies to all units of its type.
      expect(priceItem(product, { amount: 1, unit: 'decagram' }).isEstimated).toBe(expected !== 'fixed');
    }),
  );
  expect(
    modelOf({ ...cheese, alternativeUnits: [{ unit: 'piece', ratio: 1, calculationModel: 'minimum' }] }, 'gram'),
  ).toBe('fixed');
});

test('ignores an option without a value, whatever its modifier', () => {
  const named = (modifier: Option['modifier'], value?: null): Option => ({ name: `${modifier}`, modifier, value });
  for (const modifier of ['add', 'subtract', 'overwrite'] as const)
    for (const option of [named(modifier), named(modifier, null)])
      expect(unitPrice(pizza([option]), [[option.name]])).toBe(toMoney(10));
});

test('finds the model of an alternative unit even if another one has none', () => {
  const cheese: Product = { type: 'simple', price: 2, unit: 'piece', tax: 10 };
  const alternativeUnits = [
    { unit: 'gram' as const, ratio: 0.01 },
    { unit: 'kilogram' as const, ratio: 10, calculationModel: 'approximate' as const },
  ];
  expect(modelOf({ ...cheese, alternativeUnits }, 'gram')).toBe('approximate');
});
