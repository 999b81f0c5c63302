import { expect, test } from '@jest/globals';
import { addMonths, monthSpan, plusMonths } from './months.ts';

test('adds months across years', () =>
  expect([plusMonths('2026-12', 1), plusMonths('2027-01', -1)]).toEqual(['2027-01', '2026-12']));

test('uses the last day of a month for a day it does not have', () =>
  expect([
    addMonths('2027-01-31', 1),
    addMonths('2028-01-31', 1),
    addMonths('2027-03-31', -1),
    addMonths('2026-11-15', 14),
  ]).toEqual(['2027-02-28', '2028-02-29', '2027-02-28', '2028-01-15']));

test('spans a month from its first to its last day', () =>
  expect([monthSpan('2026-11'), monthSpan('2028-02')]).toEqual([
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2028-02-01', to: '2028-02-29' },
  ]));
