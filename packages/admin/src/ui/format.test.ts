import { expect, test } from '@jest/globals';
import { minuteText, nearDayText, whenText } from './format.ts';

const now = new Date('2026-11-21T23:30:00Z'); // 00:30 on the 22nd in Vienna

test.each([
  ['2026-11-21T23:05:00Z', 'heute, 00:05', 'heute, 00:05'],
  ['2026-11-21T22:05:00Z', 'gestern, 23:05', 'gestern, 23:05'],
  ['2026-11-20T12:00:00Z', '20.11.2026', '20.11.2026, 13:00'],
])('%s reads %s, and to the minute %s', (iso, text, minute) => {
  expect(whenText(iso, now, 'Europe/Vienna')).toBe(text);
  expect(minuteText(iso, now, 'Europe/Vienna')).toBe(minute);
});

// 29 March had 23 hours, 25 October has 25.
test.each([
  ['2026-03-30T00:30+02:00', '2026-03-29T12:00+02:00', 'gestern'],
  ['2026-03-30T00:30+02:00', '2026-03-28T23:30+01:00', undefined],
  ['2026-03-28T23:30+01:00', '2026-03-29T12:00+02:00', 'morgen'],
  ['2026-03-28T23:30+01:00', '2026-03-30T00:15+02:00', undefined],
  ['2026-10-25T23:30+01:00', '2026-10-24T12:00+02:00', 'gestern'],
  ['2026-10-25T23:30+01:00', '2026-10-25T00:15+02:00', 'heute'],
  ['2026-10-25T00:15+02:00', '2026-10-26T09:00+01:00', 'morgen'],
  ['2026-10-25T00:15+02:00', '2026-10-25T23:50+01:00', 'heute'],
])('at %s %s is %s, also when daylight saving time changes', (now, at, text) => {
  expect(nearDayText(new Date(at), new Date(now), 'Europe/Vienna')).toBe(text);
});

test('yesterday is the day before today when daylight saving time changes', () => {
  const when = (at: string, now: string) => whenText(new Date(at), new Date(now), 'Europe/Vienna');
  expect(when('2026-03-29T12:00+02:00', '2026-03-30T00:30+02:00')).toBe('gestern, 12:00');
  expect(when('2026-03-28T23:45+01:00', '2026-03-30T00:30+02:00')).toBe('28.03.2026');
  expect(when('2026-10-24T12:00+02:00', '2026-10-25T23:30+01:00')).toBe('gestern, 12:00');
});
