import { expect, test } from '@jest/globals';
import { every, type Schedule } from './every.ts';

const dueAt = (schedule: Schedule, now: string) =>
  every(schedule, { name: 'a', run: async () => undefined })
    .dueAt(new Date(now))
    ?.toISOString();

test.each([
  ['15 min', '2026-11-22T10:15:00.000Z', '2026-11-22T10:15:00.000Z'],
  ['15 min', '2026-11-22T10:29:59.999Z', '2026-11-22T10:15:00.000Z'],
  ['1 h', '2026-11-22T10:29:59.999Z', '2026-11-22T10:00:00.000Z'],
  ['6 h', '2026-11-22T05:59:59.999Z', '2026-11-22T00:00:00.000Z'],
  ['30 3 * * *', '2026-11-22T03:29:00.000Z', '2026-11-21T03:30:00.000Z'],
  // In UTC: no hour is repeated at the end of summer time.
  ['30 1 * * *', '2026-10-25T01:45:00.000Z', '2026-10-25T01:30:00.000Z'],
] as const)('every %s, at %s, is due for %s', (schedule, now, due) => expect(dueAt(schedule, now)).toBe(due));

test.each(['7 min', '90 min', '0 min', '5 h', '61 3 * * *'] as const)('rejects the schedule %s', (schedule) => {
  expect(() => dueAt(schedule, '2026-11-22T10:15:00.000Z')).toThrow();
});
