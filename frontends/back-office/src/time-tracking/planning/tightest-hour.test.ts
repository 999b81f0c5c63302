import { expect, test } from '@jest/globals';
import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { expectedWeek, weeksOfMean } from './expected-orders.ts';
import { tightestHour } from './tightest-hour.ts';

const zone = 'Europe/Vienna';
/** An instant in November, in UTC; Vienna is one hour ahead. */
const at = (time: string, day = 24) => `2026-11-${day}T${time}:00.000Z`;
const shift = (user: string | null, startAt: string, endAt: string) =>
  ({ user: user === null ? null : { id: user }, startAt, endAt }) as WorkingSchedule;

const week = (...hours: [hour: number, orders: number][]) => {
  const found = expectedWeek(hours.map(([hour, orders]) => ({ weekday: 2, hour, orders: orders * weeksOfMean })));
  if (!found) throw new Error('no orders');
  return found;
};

test('finds the hour with the most orders per person present in its middle', () => {
  const busy = week([12, 6], [19, 9], [20, 8]);
  const shifts = [
    shift('sara', at('10:00'), at('17:00')),
    shift('ali', at('11:29'), at('19:20')),
    // Two shifts of one person count once, and an open shift counts for nobody.
    shift('eva', at('11:31'), at('18:00')),
    shift('eva', at('18:00'), at('20:00')),
    shift(null, at('10:00'), at('20:00')),
  ];
  // 12: sara alone has too few orders; ali starts before the half hour, eva after it. 19: ali and eva. 20: eva alone.
  expect(tightestHour('2026-11-24', busy, shifts, zone)).toEqual({ hour: 20, perPerson: 8 });
  expect(tightestHour('2026-11-24', week([12, 6]), shifts, zone)).toEqual({ hour: 12, perPerson: 3 });
});

test('an hour without staff comes first; few orders and other days do not count', () => {
  const shifts = [shift('sara', at('16:00'), at('22:00'))];
  const early = week([9, 0.6], [11, 2], [19, 90]);
  expect(tightestHour('2026-11-24', early, shifts, zone)).toEqual({ hour: 11, perPerson: undefined });
  expect(tightestHour('2026-11-24', week([9, 0.4], [19, 3]), shifts, zone)).toEqual({ hour: 19, perPerson: 3 });
  expect(tightestHour('2026-11-25', early, shifts, zone)).toBeUndefined();
});

test('after midnight, people whose shift began the day before count, and orders count to the next day', () => {
  const shifts = [shift('sara', at('20:00', 23), at('01:00'))];
  expect(tightestHour('2026-11-24', week([1, 2]), shifts, zone)).toEqual({ hour: 1, perPerson: 2 });
});
