import { expect, test } from '@jest/globals';
import { minuteText, whenText } from './format.ts';

const now = new Date('2026-11-21T23:30:00Z'); // 00:30 on the 22nd in Vienna

test.each([
  ['2026-11-21T23:05:00Z', 'heute, 00:05', 'heute, 00:05'],
  ['2026-11-21T22:05:00Z', 'gestern, 23:05', 'gestern, 23:05'],
  ['2026-11-20T12:00:00Z', '20.11.2026', '20.11.2026, 13:00'],
])('%s reads %s, and to the minute %s', (iso, text, minute) => {
  expect(whenText(iso, now, 'Europe/Vienna')).toBe(text);
  expect(minuteText(iso, now, 'Europe/Vienna')).toBe(minute);
});
