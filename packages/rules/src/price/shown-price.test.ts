import { expect, test } from '@jest/globals';
import { fromMoney, toMoney } from '../money/money.ts';
import type { Product } from '../products/product.ts';
import { alternativePrices, shownPrice } from './shown-price.ts';

const product = (fields: object): Product =>
  ({ type: 'simple', price: 10.9, unit: 'piece', alternativeUnits: [], ...fields }) as unknown as Product;
const shown = (fields: object) => {
  const { amount, ...rest } = shownPrice(product(fields));
  return { amount: fromMoney(amount), ...rest };
};
const size = (optional: boolean) => ({
  name: 'Größe',
  type: 'select',
  optional,
  options: [
    { name: '32 cm', modifier: 'overwrite', value: 9.9 },
    { name: '40 cm', modifier: 'overwrite', value: 14 },
  ],
});

test('shows the price of a piece', () => expect(shown({})).toEqual({ amount: 10.9 }));

test('includes required parts at their cheapest option', () =>
  expect(shown({ type: 'configurable', price: 0, config: { parts: [size(false)] } })).toEqual({
    amount: 9.9,
    prefix: 'ab',
  }));

test('ignores optional parts', () =>
  expect(shown({ type: 'configurable', config: { parts: [size(true)] } })).toEqual({ amount: 10.9, prefix: 'ab' }));

test('shows an exact price if all options are free', () =>
  expect(
    shown({
      type: 'configurable',
      config: { parts: [{ name: 'Schnitt', type: 'select', options: [{ name: 'dünn' }] }] },
    }),
  ).toEqual({ amount: 10.9 }));

// BASE-02
test('calculates the base price from the shown price', () => {
  const parts = [
    { ...size(false), options: size(false).options.map((one, at) => ({ ...one, contentQuantity: at + 2 })) },
  ];
  const pizza = product({ type: 'configurable', price: 0, contentUnit: 'deciliter', config: { parts } });
  expect(shownPrice(pizza).base).toEqual({ amount: toMoney(49.5), per: 'liter' });
});

test('shows weighed goods per unit and for a small amount', () => {
  const antipasti = product({
    price: 34.9,
    unit: 'kilogram',
    calculationModel: 'approximate',
    alternativeUnits: [{ unit: 'decagram', ratio: 1, minimumQuantity: 10, quantityStepSize: 5 }],
  });
  expect(shownPrice(antipasti)).toMatchObject({ prefix: 'ca.', per: 'kg' });
  expect(alternativePrices(antipasti, 'EUR')).toEqual(['ca. 3,49\u00a0€ je 10\u00a0dag']);
});

// QTY-08
test('shows the price of a whole piece of weighed goods with its unit', () => {
  const salmon = {
    ...{ price: 20, unit: 'kilogram', minimumQuantity: 0.1, calculationModel: 'approximate' },
    alternativeUnits: [{ unit: 'piece', ratio: 0.25 }],
  };
  expect(alternativePrices(product(salmon), 'EUR')).toEqual(['ca. 5,00\u00a0€ je Stk.']);
  const beer = { price: 12, unit: 'liter', alternativeUnits: [{ unit: 'piece', ratio: 0.5, minimumQuantity: 2 }] };
  expect(alternativePrices(product(beer), 'EUR')).toEqual(['12,00\u00a0€ je 2\u00a0Stk.']);
  const keg = { price: 3, alternativeUnits: [{ unit: 'liter', ratio: 2, minimumQuantity: 0.4 }] };
  expect(alternativePrices(product(keg), 'EUR')).toEqual(['2,40\u00a0€ je 0,4\u00a0l']);
});
