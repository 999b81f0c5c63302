import { expect, test } from '@jest/globals';
import { halfHours } from './half-hours.ts';

const instantAt = (time: string) => new Date(`2026-11-23T${time}:00+05:30`);

test("starts with the first slot of the day and continues in half hours of the branch's time zone", () => {
  const slots = ['11:20', '11:25', '11:30', '11:35', '12:00', '12:05'].map(instantAt);
  expect(halfHours(slots, 'Asia/Kolkata')).toEqual(['11:20', '11:30', '12:00'].map(instantAt));
  expect(halfHours([], 'Asia/Kolkata')).toEqual([]);
});
