import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { halfMinute, halfMinuteIn, halfMinuteOf, halfMinuteSubject } from './half-minute.ts';

const moments = fc.integer({ min: 0, max: Date.UTC(2100, 0) }).map((at) => new Date(at));

test('formats the half minute of a time as a timer subject', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const from = halfMinuteIn(halfMinuteSubject(at));
      expect(from).toEqual(halfMinuteOf(at));
      expect(from <= at && at.getTime() < from.getTime() + halfMinute).toBe(true);
    }),
  );
});
