import { expect, test } from '@jest/globals';
import { steppedView, viewIn, viewText, weeksOfMonth } from './plan-view.ts';

test('reads the view from the URL; the default is a week', () => {
  expect(['day', 'month', 'year', null].map(viewIn)).toEqual(['day', 'month', 'week', 'week']);
});

test('each view has a title and steps by its length', () => {
  const day = '2026-11-29';
  expect([viewText('day', day), viewText('week', day), viewText('month', day)]).toEqual([
    'So 29.11.2026',
    'KW 48, 23.11.–29.11.2026',
    'November 2026',
  ]);
  expect([steppedView('day', day, 1), steppedView('week', day, 1), steppedView('month', day, 1)]).toEqual([
    '2026-11-30',
    '2026-11-30',
    '2026-12-01',
  ]);
  expect([steppedView('day', day, -1), steppedView('week', day, -1), steppedView('month', '2026-01-31', -1)]).toEqual([
    '2026-11-28',
    '2026-11-16',
    '2025-12-01',
  ]);
});

test('a month consists of whole weeks, with days of adjacent months', () => {
  const weeks = weeksOfMonth('2026-11');
  expect(weeks.map((days) => [days[0], days.at(-1)])).toEqual([
    ['2026-10-26', '2026-11-01'],
    ['2026-11-02', '2026-11-08'],
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
  ]);
  expect(weeksOfMonth('2027-02')).toHaveLength(4);
});
