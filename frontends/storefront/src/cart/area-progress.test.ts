import { expect, test } from '@jest/globals';
import { toMoney } from '@theke/rules/money/money';
import { areaProgress, missingToFree } from './area-progress.ts';

const area = { area: '1010', price: 2.9, tax: 20, freeFromOrderValue: 40, minimumOrderValue: 10 };
const progressAt = (euros: number, changes: object = {}) => areaProgress({ ...area, ...changes }, toMoney(euros));

// FEE-02, FEE-04
test('progress runs to the minimum, then to free delivery', () =>
  expect([progressAt(5), progressAt(10), progressAt(20), progressAt(40.01), progressAt(100)]).toEqual([
    0.5, 0.25, 0.5, 1, 1,
  ]));

test('is full without a minimum or free delivery', () =>
  expect([
    areaProgress(undefined, toMoney(0)),
    progressAt(0, { minimumOrderValue: 0, freeFromOrderValue: 0 }),
    progressAt(10, { free: true }),
    progressAt(10, { price: 0 }),
  ]).toEqual([1, 1, 1, 1]));

test('the amount missing for free delivery is never negative', () =>
  expect([38, 40, 50].map((euros) => missingToFree(area, toMoney(euros)))).toEqual([toMoney(2), 0, 0]));
