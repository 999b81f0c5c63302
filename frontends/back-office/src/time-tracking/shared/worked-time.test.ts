import { expect, test } from '@jest/globals';
import { clockInput, instantOfInput } from '@theke/admin/ui/clock-input.ts';
import { dayRange, durationText, workedTime } from './worked-time.ts';

const now = new Date('2026-11-23T18:14:59.000Z');

test('an open span lasts until now, and breaks are no working time', () => {
  const activity = {
    startAt: '2026-11-23T15:00:00.000Z',
    endAt: null,
    pauses: [{ startAt: '2026-11-23T16:00:00.000Z', endAt: '2026-11-23T17:00:00.000Z' }],
  };
  const { worked, paused } = workedTime(activity, now);
  expect([durationText(worked), durationText(paused)]).toEqual(['2 Std. 14 Min.', '1 Std. 0 Min.']);
  expect(durationText(59_999)).toBe('0 Min.');
});

test('TIME-08: counts the repeated hour when daylight saving time ends', () => {
  const night = { startAt: '2026-10-24T20:00:00.000Z', endAt: '2026-10-25T05:00:00.000Z', pauses: [] };
  expect([clockInput(night.startAt, 'Europe/Vienna'), clockInput(night.endAt, 'Europe/Vienna')]).toEqual([
    '2026-10-24T22:00',
    '2026-10-25T06:00',
  ]);
  expect(durationText(workedTime(night, now).worked)).toBe('9 Std. 0 Min.');
  expect(dayRange('2026-10-25', 'Europe/Vienna')).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    until: '2026-10-25T23:00:00.000Z',
  });
  expect(instantOfInput('2026-11-23T09:00', 'Europe/Vienna')).toBe('2026-11-23T08:00:00.000Z');
});
