import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dateOf, startOf } from '../time/local-time.ts';
import { type AbsentDays, areAbsentTogether, takesShift } from './absent-days.ts';
import { datesFrom } from './calendar.ts';

const first = '2026-12-01';
const minutes = 60_000;

const absence = fc
  .record({
    from: fc.nat(20),
    days: fc.nat(6),
    half: fc.constantFrom('day', 'morning', 'afternoon', 'unknown'),
  })
  .map(
    ({ from, days, half }): AbsentDays => ({
      from: addDays(first, from),
      to: addDays(first, from + days),
      isHalfDay: half !== 'day',
      half: half === 'morning' || half === 'afternoon' ? half : null,
    }),
  );
/** A shift of up to 16 hours, also over midnight. */
const shift = fc
  .record({ day: fc.nat(26), start: fc.nat(24 * 60 - 1), long: fc.integer({ min: 1, max: 16 * 60 }) })
  .map(({ day, start, long }) => {
    const startAt = startOf(addDays(first, day)) + start * minutes;
    return { startAt, endAt: startAt + long * minutes };
  });

test('two people are absent together exactly if they share a day and not only opposite halves of it', () => {
  fc.assert(
    fc.property(absence, absence, (one, other) => {
      const shared = datesFrom(one.from, one.to).some((date) => date >= other.from && date <= other.to);
      const areOpposite = one.half !== null && other.half !== null && one.half !== other.half;
      expect(areAbsentTogether(one, other)).toBe(shared && !areOpposite);
      expect(areAbsentTogether(other, one)).toBe(areAbsentTogether(one, other));
    }),
  );
});

test('an absence of whole days takes the shifts that begin on its days', () => {
  fc.assert(
    fc.property(absence, shift, (days, one) => {
      const date = dateOf(one.startAt);
      expect(takesShift({ ...days, isHalfDay: false, half: null }, one)).toBe(date >= days.from && date <= days.to);
    }),
  );
});

test('a morning and an afternoon together take what the whole day takes, and each only its half', () => {
  fc.assert(
    fc.property(absence, shift, (days, one) => {
      const taken = (half: AbsentDays['half']) => takesShift({ ...days, isHalfDay: half !== null, half }, one);
      expect(taken('morning') || taken('afternoon')).toBe(taken(null));
      const noon = startOf(dateOf(one.startAt)) + 12 * 60 * minutes;
      if (one.startAt >= noon) expect(taken('morning')).toBe(false);
      if (one.endAt <= noon) expect(taken('afternoon')).toBe(false);
    }),
  );
});
