import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as plain from '../time/local-time.ts';
import * as known from './known-days.ts';

test('returns the same dates as the calendar, cached or not', () => {
  const local = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) });
  fc.assert(
    fc.property(local, fc.integer({ min: -800, max: 800 }), (at, days) => {
      const date = plain.dateOf(at);
      for (const _ of ['first', 'again']) {
        expect(known.dateOf(at)).toBe(date);
        expect(known.startOf(date)).toBe(plain.startOf(date));
        expect(known.addDays(date, days)).toBe(plain.addDays(date, days));
        expect(known.isoWeekday(date)).toBe(plain.isoWeekday(date));
      }
    }),
  );
});
