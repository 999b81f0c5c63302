import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Urgency, urgencyOf } from './urgency.ts';

const at = new Date('2026-11-21T18:00:00Z');
const order = (status: 'placed' | 'confirmed') => ({
  status,
  placedAt: at.toISOString(),
  history: [{ status, at: at.toISOString(), by: 'Gast', reason: null }],
});
const minutesLater = (minutes: number) => at.getTime() + minutes * 60_000;

test('a new order is late when it counts as missed', () => {
  expect(urgencyOf(order('placed'), minutesLater(9.99)).urgency).toBe('soon');
  expect(urgencyOf(order('placed'), minutesLater(10)).urgency).toBe('late');
});

test('an order only ever becomes more urgent, and its share never shrinks', () => {
  const rank: Record<Urgency, number> = { new: 0, ok: 0, soon: 1, late: 2 };
  fc.assert(
    fc.property(fc.constantFrom('placed', 'confirmed'), fc.nat(90), fc.nat(90), (status, one, other) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)].map((minutes) =>
        urgencyOf(order(status), minutesLater(minutes)),
      );
      return rank[earlier!.urgency] <= rank[later!.urgency] && earlier!.share <= later!.share;
    }),
  );
});
