import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { byPriority, movedPriorities } from './entry-order.ts';

const entries = fc.array(fc.record({ priority: fc.integer({ min: 0, max: 100 }) }), { minLength: 1, maxLength: 100 });

test('moving an entry changes only its own place in the order', () => {
  fc.assert(
    fc.property(entries, fc.nat(), fc.nat(), (all, one, other) => {
      const [from, to] = [one % all.length, other % all.length];
      const before = byPriority(all);
      const priorities = movedPriorities(all, from, to);
      const after = byPriority(priorities.map((priority) => ({ priority })));
      expect(after[to]).toBe(before[from]);
      expect(after.filter((index) => index !== before[from])).toEqual(before.filter((index) => index !== before[from]));
      expect(priorities.every((priority) => priority >= 0 && priority <= 100)).toBe(true);
    }),
  );
});
