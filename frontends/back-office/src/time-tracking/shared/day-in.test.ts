import { expect, test } from '@jest/globals';
import { dayIn } from './day-in.ts';

test('uses today without a day in the URL', () => {
  expect(dayIn('2026-11-18', '2026-11-24')).toBe('2026-11-18');
  expect([null, 'morgen', '2026-13-40'].map((text) => dayIn(text, '2026-11-24'))).toEqual(Array(3).fill('2026-11-24'));
});
