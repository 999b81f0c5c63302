import { expect, test } from '@jest/globals';
import { daysOf, periodIn } from './period.ts';

test.each([
  ['today', '2026-11-27', '2026-11-27', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-26', '2026-11-26', '2026-11-19', '2026-11-19'],
  ['week', '2026-11-20', '2026-11-26', '2026-11-13', '2026-11-19'],
])('%s is from %s to %s, compared with %s to %s', (name, from, to, thenFrom, thenTo) => {
  expect(daysOf(periodIn(name), '2026-11-27')).toEqual({ days: { from, to }, before: { from: thenFrom, to: thenTo } });
});

test('the default is today', () => {
  expect([periodIn(null), periodIn('morgen')]).toEqual(['today', 'today']);
});
