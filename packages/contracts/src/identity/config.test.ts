import { expect, test } from '@jest/globals';
import { config } from './config.ts';

// MONEY-05
test('a business has one currency: euros, until it says that it is francs; others are refused', () => {
  const of = (given: object) => config.safeParse({ shopName: 'Marillo', version: 1, ...given });
  expect([of({}).data?.currency, of({ currency: 'CHF' }).data?.currency]).toEqual(['EUR', 'CHF']);
  expect(of({ currency: 'USD' }).error?.issues.map(({ path }) => path)).toEqual([['currency']]);
});
