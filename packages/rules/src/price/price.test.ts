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
test('options add, subtract and overwrite in the order of their definition', () => {
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
test('a unit price never falls below 0, and the result counts, not a step on the way', () => {
  const rebate: Option = { name: 'a', modifier: 'subtract', value: 12 };
  expect(unitPrice(pizza([rebate]), [['a']])).toBe(0);
  expect(unitPrice(pizza([rebate, { name: 'b', modifier: 'add', value: 5 }]), [['a', 'b']])).toBe(toMoney(3));
  fc.assert(fc.property(anyOptions, cents, (options, price) => unitPrice(pizza(options, price), all(options)) >= 0));
});

test('the order in which a guest chose makes no difference', () => {
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

test('what comes before an overwrite has no say', () => {
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
test('an item costs the unit price times the converted amount, half up to cents', () => {
  expect(priceItem(cheese, { amount: 30, unit: 'decagram' }).gross).toBe(toMoney(10.47));
  expect(priceItem(cheese, { amount: 10, unit: 'decagram' }).gross).toBe(toMoney(3.49));
  expect(priceItem({ ...cheese, price: 0.01 }, { amount: 0.5, unit: 'kilogram' }).gross).toBe(toMoney(0.01));
  expect(() => priceItem(cheese, { amount: 1, unit: 'liter' })).toThrow(
    expect.objectContaining({ code: 'UNIT_NOT_CONVERTIBLE', path: 'unit' }),
  );
});

test('more costs no less: pricing is monotone in amount and price', () => {
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

test('the same amount costs the same in any unit of its type', () => {
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
test('the model: a pricing that is not fixed, else the unit, else the product, else fixed', () => {
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
      expect(modelOf(product, 'gram')).toBe(expected); // decagram answers for its type
      expect(priceItem(product, { amount: 1, unit: 'decagram' }).isEstimated).toBe(expected !== 'fixed');
    }),
  );
  expect(
    modelOf({ ...cheese, alternativeUnits: [{ unit: 'piece', ratio: 1, calculationModel: 'minimum' }] }, 'gram'),
  ).toBe('fixed');
});

test('an option without a value changes nothing, whatever it would do', () => {
  const named = (modifier: Option['modifier'], value?: null): Option => ({ name: `${modifier}`, modifier, value });
  for (const modifier of ['add', 'subtract', 'overwrite'] as const)
    for (const option of [named(modifier), named(modifier, null)])
      expect(unitPrice(pizza([option]), [[option.name]])).toBe(toMoney(10));
});

test('an alternative unit without a model does not hide the one that has it', () => {
  const cheese: Product = { type: 'simple', price: 2, unit: 'piece', tax: 10 };
  const alternativeUnits = [
    { unit: 'gram' as const, ratio: 0.01 },
    { unit: 'kilogram' as const, ratio: 10, calculationModel: 'approximate' as const },
  ];
  expect(modelOf({ ...cheese, alternativeUnits }, 'gram')).toBe('approximate');
});
