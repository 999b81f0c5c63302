import { expect, test } from '@jest/globals';
import { businessDayOfClose } from './business-day-of-close.ts';

/** Open from 17:00 to 02:00, on Sundays (2026-11-29) closed. */
const bar = {
  timeZone: 'Europe/Vienna',
  openingHours: [
    { type: 'daily' as const, from: '17:00', to: '02:00' },
    { type: 'sunday' as const, isClosed: true },
  ],
};
const at = (text: string) => new Date(`${text}:00+01:00`);

// CLOSE-04
test.each([
  ['in the evening', '2026-11-27T23:30', null, '2026-11-27'],
  ['after midnight, while open', '2026-11-28T01:30', null, '2026-11-27'],
  ['after midnight, once more for the same day', '2026-11-28T01:30', '2026-11-27', '2026-11-27'],
  ['after closing', '2026-11-28T02:40', '2026-11-26', '2026-11-27'],
  ['on the next morning', '2026-11-28T09:00', '2026-11-26', '2026-11-27'],
  ['on a closed day, after the evening before was closed', '2026-11-29T12:00', '2026-11-28', '2026-11-29'],
  ['on a closed day', '2026-11-29T12:00', '2026-11-27', '2026-11-28'],
])('names the business day of a close %s', (_, now, previous, day) =>
  expect(businessDayOfClose(bar, at(now), previous)).toBe(day),
);

test('takes the local date of a branch without opening hours', () => {
  expect(businessDayOfClose({ timeZone: 'Europe/Vienna' }, at('2026-11-28T00:30'), null)).toBe('2026-11-28');
});

const always = { timeZone: 'Europe/Vienna', openingHours: [{ type: 'daily' as const, from: '00:00', to: '24:00' }] };

// CLOSE-04
test.each([
  ['shortly after midnight', '2026-11-28T00:20', '2026-11-26', '2026-11-27'],
  ['shortly after midnight, once more', '2026-11-28T00:40', '2026-11-27', '2026-11-28'],
  ['in the morning', '2026-11-28T06:30', '2026-11-26', '2026-11-28'],
  ['before midnight', '2026-11-28T23:50', '2026-11-27', '2026-11-28'],
])('names the business day of a close %s in a branch that never closes', (_, now, previous, day) =>
  expect(businessDayOfClose(always, at(now), previous)).toBe(day),
);
