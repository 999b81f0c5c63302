// TABLE-03, TABLE-07
import { expect, test } from '@jest/globals';
import { type Product, products } from '@theke/contracts/catalog/product';
import { chosenCount, isSimple, type RoundLine, sumOfLines, toItems, withAmount, withLine } from './round-lines.ts';

const coffee: Product = {
  ...products.events.changed.example,
  ...{ type: 'simple', name: 'Melange', price: 4.5, unit: 'piece', alternativeUnits: [], config: { parts: [] } },
};
const one = (course = 1): Omit<RoundLine, 'key'> => ({
  ...{ product: coffee, amount: 1, unit: 'piece', parts: [], course },
});

test('a second tap adds one more; another course is a line of its own', () => {
  expect(isSimple(coffee)).toBe(true);
  const lines = withLine(withLine(withLine([], one()), one()), one(2));
  expect(lines.map(({ amount, course }) => [amount, course])).toEqual([
    [2, 1],
    [1, 2],
  ]);
  expect(chosenCount(lines, coffee.id)).toBe(3);
  expect(sumOfLines(lines)).toBe(135_000);
});

test('no amount removes a line', () => {
  const lines = withLine([], one());
  expect(withAmount(lines, lines[0]?.key ?? 0, 0)).toEqual([]);
});

test('sends courses only if there are several', () => {
  expect(toItems(withLine([], one(2)))[0]).not.toHaveProperty('course');
  expect(toItems(withLine(withLine([], one(1)), one(3))).map(({ course }) => course)).toEqual([1, 3]);
});
