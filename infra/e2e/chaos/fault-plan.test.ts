import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatFault, planFaults } from './fault-plan.ts';

const runs = fc.record({
  seed: fc.integer(),
  orders: fc.integer({ min: 1, max: 5_000 }),
  faults: fc.integer({ min: 1, max: 100 }),
});

test('derives the plan from the seed', () => {
  fc.assert(fc.property(runs, (run) => expect(planFaults(run)).toEqual(planFaults(run))));
  expect(planFaults({ seed: 1, orders: 500, faults: 20 })).not.toEqual(
    planFaults({ seed: 2, orders: 500, faults: 20 }),
  );
});

test('plans the requested number of faults, in order, all before the last order', () => {
  fc.assert(
    fc.property(runs, (run) => {
      const moments = planFaults(run).map(({ after }) => after);
      expect(moments).toHaveLength(run.faults);
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      expect(moments.every((after) => after >= 0 && after < run.orders)).toBe(true);
    }),
  );
});

test('includes every kind at least twice in 46 faults, and sets `hold` for pauses only', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const plan = planFaults({ seed, orders: 2_000, faults: 46 });
      const counts = new Map<string, number>();
      for (const fault of plan) counts.set(formatFault(fault), (counts.get(formatFault(fault)) ?? 0) + 1);
      expect(counts.size).toBe(22);
      expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(2);
      for (const fault of plan) expect(fault.pauseMs > 0).toBe(fault.kind === 'pause');
    }),
  );
});
