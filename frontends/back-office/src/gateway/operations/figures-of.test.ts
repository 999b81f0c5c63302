import { expect, test } from '@jest/globals';
import { areWell } from './figures-of.ts';

const calm = { lag: 0.2, waiting: 3, outbox: 0, dead: 0 };

test('is well while no figure exceeds its limit and there are no dead letters', () => {
  expect(areWell(calm)).toBe(true);
  expect(areWell({ lag: null, waiting: null, outbox: null, dead: null })).toBe(true);
});

test.each([{ lag: 5.1 }, { waiting: 101 }, { outbox: 6 }, { dead: 1 }])('%j is not well', (changed) =>
  expect(areWell({ ...calm, ...changed })).toBe(false),
);
