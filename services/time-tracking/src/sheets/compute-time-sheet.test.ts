import { expect, test } from '@jest/globals';
import { computeTimeSheet } from './compute-time-sheet.ts';

test('TIME-06: names public holidays in every year of a long range', () => {
  const employment = {
    region: 'AT',
    employedFrom: '2030-01-01',
    countsFrom: '2030-01-01',
  } as NonNullable<Parameters<typeof computeTimeSheet>[0]['employment']>;
  const facts = { zone: 'Europe/Vienna', now: new Date('2026-11-23T12:00:00Z'), activities: [], absences: [] };
  const range = { from: '2024-12-01', to: '2026-01-31' };
  const { days } = computeTimeSheet({ ...facts, employment, planned: new Map() }, range);
  const named = (date: string) => days.find((day) => day.date === date)?.publicHoliday;
  expect(['2024-12-25', '2025-10-26', '2025-12-25', '2026-01-06'].map(named)).toEqual([
    'Christtag',
    'Nationalfeiertag',
    'Christtag',
    'Heilige Drei Könige',
  ]);
});
