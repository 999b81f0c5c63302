import { expect, test } from '@jest/globals';
import type { EmploymentOnWire } from '@theke/contracts/time-tracking/employment';
import { figuresOf } from './time-sheet-of.ts';

test('public holidays have their names in every year of a range, also in those between the first and the last', () => {
  const employment = { region: 'AT', countsFrom: '2030-01-01', openingMinutes: 0 } as EmploymentOnWire;
  const facts = {
    zone: 'Europe/Vienna',
    now: new Date('2026-11-25'),
    activities: [],
    absences: [],
    planned: new Map(),
  };
  const { days } = figuresOf({ ...facts, employment }, { from: '2023-12-01', to: '2026-02-01' });
  const christmas = days
    .filter(({ date }) => date.endsWith('-12-25'))
    .map(({ date, publicHoliday }) => [date, publicHoliday]);
  expect(christmas).toEqual([
    ['2023-12-25', 'Christtag'],
    ['2024-12-25', 'Christtag'],
    ['2025-12-25', 'Christtag'],
  ]);
});
