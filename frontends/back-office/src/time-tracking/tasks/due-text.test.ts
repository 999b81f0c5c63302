import { expect, test } from '@jest/globals';
import { dueOf, endOfWeek } from './due-text.ts';

const today = '2026-11-23';

test.each([
  ['2026-11-23', false, 'heute', 'soon'],
  ['2026-11-24', false, 'morgen', 'plain'],
  ['2026-11-27', false, 'Fr, 27.11.', 'plain'],
  ['2027-01-15', false, '15.01.2027', 'plain'],
  ['2026-11-22', false, 'seit gestern', 'late'],
  ['2026-11-20', false, 'seit 3 Tagen', 'late'],
  ['2026-11-20', true, 'Fr, 20.11.', 'plain'],
])('%s, done: %s', (date, isDone, text, kind) => expect(dueOf(date, today, isDone)).toEqual({ text, kind }));

test('a week ends on Sunday', () => {
  expect(endOfWeek(today)).toBe('2026-11-29');
  expect(endOfWeek('2026-11-29')).toBe('2026-11-29');
});
