import { expect, test } from '@jest/globals';
import { daysIn } from '@theke/contracts/analytics/statistic';
import { isoWeekday } from '@theke/rules/time/local-time';
import { expectedWeek, weeksBefore, weeksOfMean } from './expected-orders.ts';

test('expects a week from the last four complete ones before planning, or before it began', () => {
  const planned = weeksBefore('2026-11-30', '2026-11-26');
  expect(planned).toEqual({ from: '2026-10-29', to: '2026-11-25' });
  expect(weeksBefore('2026-11-23', '2026-11-26')).toEqual({ from: '2026-10-26', to: '2026-11-22' });
  expect(daysIn(planned)).toBe(weeksOfMean * 7);
});

test('a day has the mean of its weekday, over the hours of the week', () => {
  const week = expectedWeek([
    { weekday: 2, hour: 12, orders: 8 },
    { weekday: 2, hour: 19, orders: 30 },
    { weekday: 6, hour: 11, orders: 2 },
    { weekday: 6, hour: 21, orders: 0 },
  ]);
  const tuesday = '2026-11-24';
  expect(isoWeekday(tuesday)).toBe(2);
  expect(week?.dayOf(tuesday)).toEqual({ orders: 9.5, hours: [0, 2, 0, 0, 0, 0, 0, 0, 7.5] });
  expect(week?.dayOf('2026-11-28').orders).toBe(0.5);
  expect(week?.dayOf('2026-11-29')).toEqual({ orders: 0, hours: Array(9).fill(0) });
  expect([week?.firstHour, week?.lastHour, week?.most]).toEqual([11, 19, 7.5]);
});

test('expects nothing without earlier orders', () => {
  expect(expectedWeek([])).toBeUndefined();
  expect(expectedWeek([{ weekday: 1, hour: 12, orders: 0 }])).toBeUndefined();
});
