import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { requestFault } from './request-fault.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 0, minutes)).toISOString();
const requested = (from: number, to: number, activity: string | null = null) => ({
  activity: activity === null ? null : { id: activity },
  startAt: at(from),
  endAt: at(to),
  pauses: [],
  was: null,
});

test('rejects a request equal to the present times, and accepts one with another pause', () => {
  const was = { startAt: at(480), endAt: at(960), pauses: [] };
  expect(requestFault({ ...requested(480, 960, 'one'), was }, [])).toBe('NOTHING_CHANGED');
  const pauses = [{ startAt: at(720), endAt: at(750) }];
  expect(requestFault({ ...requested(480, 960, 'one'), was, pauses }, [])).toBeUndefined();
});

test('accepts only one open request per activity and per time', () => {
  expect(requestFault(requested(480, 960, 'one'), [requested(1_000, 1_100, 'one')])).toBe('ALREADY_ASKED');
  expect(requestFault(requested(480, 960), [requested(960, 1_100)])).toBeUndefined();
  const span = fc
    .tuple(fc.nat(2_000), fc.integer({ min: 1, max: 600 }))
    .map(([from, long]) => requested(from, from + long));
  fc.assert(
    fc.property(span, span, (one, other) => {
      const isApart = one.endAt <= other.startAt || other.endAt <= one.startAt;
      expect(requestFault(one, [other])).toBe(isApart ? undefined : 'ALREADY_ASKED');
      expect(requestFault(other, [one])).toBe(requestFault(one, [other]));
    }),
    { numRuns: 200 },
  );
});
