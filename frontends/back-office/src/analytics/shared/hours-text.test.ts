import { expect, test } from '@jest/globals';
import { hoursText } from './hours-text.ts';

test('formats hours and minutes, truncates seconds, and shows a sign for negative values', () => {
  expect([0, 59, 60, 3_599, 5_400, 1_485_000].map(hoursText)).toEqual([
    '0:00',
    '0:00',
    '0:01',
    '0:59',
    '1:30',
    '412:30',
  ]);
  expect(hoursText(3_600_000)).toBe('1.000:00');
  expect([-5_400, -60, -59].map(hoursText)).toEqual(['−1:30', '−0:01', '0:00']);
});
