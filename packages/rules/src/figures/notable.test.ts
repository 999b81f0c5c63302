import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DayFigures, findNotable } from './notable.ts';

const aDay = (gross: number, changes: Partial<DayFigures> = {}): DayFigures => ({
  orders: gross > 0 ? 10 : 0,
  gross,
  lost: 0,
  branches: [{ branch: 'neubau', gross, orders: gross > 0 ? 10 : 0 }],
  products: [],
  ...changes,
});
const pizza = (orders: number) => [{ product: 'p1', name: 'Diavola', orders }];
const usual = [400, 420, 380, 500].map((gross) => aDay(gross));
const kinds = (day: DayFigures, before: readonly DayFigures[]) => findNotable(day, before).map(({ kind }) => kind);

// STAT-19
test.each([
  ['below every usual day', 379, ['revenue']],
  ['equal to the lowest usual day', 380, []],
  ['equal to the highest usual day', 500, []],
  ['above every usual day', 501, ['revenue']],
  ['nothing at all', 0, ['revenue']],
])('detects revenue that is %s', (_, gross, found) => {
  expect(kinds(aDay(gross), usual)).toEqual(found);
  if (found.length > 0)
    expect(findNotable(aDay(gross), usual)[0]).toEqual({
      ...{ kind: 'revenue', branch: null, gross, days: 4, least: 380, most: 500 },
    });
});

test('reports nothing for three usual days, not counting days without orders', () => {
  const closed = aDay(0);
  expect(findNotable(aDay(1), usual.slice(1))).toEqual([]);
  expect(findNotable(aDay(1), [closed, ...usual.slice(1), closed])).toEqual([]);
  expect(findNotable(aDay(1), [closed, ...usual])).toMatchObject([{ least: 380, days: 4 }]);
});

test.each([
  ['in three orders of each', [3, 5, 4, 3], 0, ['missing']],
  ['in two of one', [3, 5, 2, 3], 0, []],
  ['in none of one', [3, 5, 0, 3], 0, []],
  ['in one of this day', [3, 5, 4, 3], 1, []],
  ['in none of five weeks ago', [3, 5, 4, 3, 0], 0, ['missing']],
  ['longer ago', [0, 3, 5, 4, 3], 0, []],
])('detects a product that was %s', (_, before, own, found) => {
  const days = before.map((orders) => aDay(400, { products: pizza(orders) }));
  const [one] = findNotable(aDay(400, { products: own > 0 ? pizza(own) : [] }), days);
  expect(one ? [one.kind] : []).toEqual(found);
  if (one) expect(one).toMatchObject({ product: 'p1', name: 'Diavola', least: 3, most: 5, days: 4 });
});

test('reports no missing products on a day without orders', () => {
  expect(
    kinds(
      aDay(0),
      usual.map((day) => ({ ...day, products: pizza(9) })),
    ),
  ).toEqual(['revenue']);
});

test.each([
  [3, [0, 1, 2, 1], ['lost']],
  [2, [0, 0, 0, 0], []],
  [4, [0, 4, 0, 0], []],
])('reports %i lost orders after %j', (lost, before, found) => {
  expect(
    kinds(
      aDay(400, { lost }),
      before.map((one) => aDay(400, { lost: one })),
    ),
  ).toEqual(found);
});

test('reports a branch even if the total is usual, but not one that was seldom open', () => {
  const both = (neubau: number, meidling: number): DayFigures =>
    aDay(neubau + meidling, {
      branches: [
        { branch: 'neubau', gross: neubau, orders: 1 },
        ...(meidling > 0 ? [{ branch: 'meidling', gross: meidling, orders: 1 }] : []),
      ],
    });
  const before = [both(300, 100), both(290, 110), both(310, 120), both(300, 130)];
  expect(findNotable(both(350, 50), before)).toEqual([
    { kind: 'revenue', branch: 'meidling', gross: 50, days: 4, least: 100, most: 130 },
    { kind: 'revenue', branch: 'neubau', gross: 350, days: 4, least: 290, most: 310 },
  ]);
  // The branch without revenue.
  expect(findNotable(both(400, 0), before).at(0)).toMatchObject({ branch: 'meidling', gross: 0 });
  expect(findNotable(both(305, 0), [both(300, 0), both(290, 110), both(310, 0), both(310, 0)])).toEqual([]);
});

test('never reports a day that equals one of the usual days', () => {
  const figures = fc.record({
    orders: fc.integer({ min: 1, max: 50 }),
    gross: fc.nat(1_000_000),
    lost: fc.nat(5),
    branches: fc.constant([]),
    products: fc.uniqueArray(
      fc.record({
        product: fc.constantFrom('a', 'b', 'c'),
        name: fc.constant('x'),
        orders: fc.integer({ min: 1, max: 9 }),
      }),
      { selector: ({ product }) => product },
    ),
  });
  fc.assert(
    fc.property(fc.array(figures, { minLength: 1, maxLength: 8 }), fc.nat(), (before, at) => {
      // Even if a product was missing on that earlier day: then it was not usual.
      const day = before[at % Math.min(4, before.length)] as DayFigures;
      expect(findNotable(day, before)).toEqual([]);
    }),
  );
});
