import { expect, test } from '@jest/globals';
import { balanceCases, runningBalanceCases } from '../../cases/balance.ts';
import type { Case } from '../../cases/case.ts';
import {
  entitledDaysCases,
  holidayAccountCases,
  holidayExpiryCases,
  leastHolidayCases,
} from '../../cases/holiday-account.ts';
import {
  austrianLawCases,
  averageLawCases,
  germanLawCases,
  liechtensteinLawCases,
  swissLawCases,
} from '../../cases/labour-law.ts';
import { publicHolidayCases, publicHolidayCountCases } from '../../cases/public-holidays.ts';
import { sheetCases } from '../../cases/time-sheet.ts';

const families: readonly (readonly Case<unknown, unknown>[])[] = [
  sheetCases,
  [...balanceCases, ...runningBalanceCases],
  entitledDaysCases,
  holidayAccountCases,
  holidayExpiryCases,
  leastHolidayCases,
  [...germanLawCases, ...austrianLawCases, ...averageLawCases, ...swissLawCases, ...liechtensteinLawCases],
  publicHolidayCases,
  publicHolidayCountCases,
];

test('has at least 150 cases for working time, besides public holidays', () => {
  const calendar = publicHolidayCases.length + publicHolidayCountCases.length;
  expect(families.flat().length - calendar).toBeGreaterThanOrEqual(150);
});

test('has a unique name per group for each case', () => {
  for (const cases of families) {
    const names = cases.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(cases.every(({ quote, arithmetic }) => quote && arithmetic)).toBe(true);
  }
});
