import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { moves, type OrderState, orderStates } from './order-states.ts';
import { determineOutcome, lostOutcomes } from './outcome.ts';

// STAT-01
test.each<[OrderState, 'order' | 'quotation', OrderState[], string]>([
  ['placed', 'order', ['placed'], 'counted'],
  ['counter-proposed', 'order', ['placed'], 'counted'],
  ['completed', 'order', ['placed', 'confirmed'], 'counted'],
  ['awaiting-payment', 'order', [], 'pending'],
  ['placed', 'quotation', ['placed'], 'pending'],
  ['counter-proposed', 'quotation', ['placed'], 'pending'],
  ['completed', 'quotation', ['placed', 'confirmed'], 'counted'],
  ['canceled', 'quotation', ['placed'], 'canceled'],
  ['canceled', 'order', ['placed', 'confirmed'], 'canceled'],
  ['rejected', 'order', ['placed'], 'rejected'],
  ['failed', 'order', [], 'failed'],
])('counts %s, as %s that was %j, as %s', (status, kind, history, outcome) => {
  expect(determineOutcome({ status, kind, history: history.map((one) => ({ status: one })) })).toBe(outcome);
});

test('never counts lost orders again: no move leads out of these states', () => {
  for (const outcome of lostOutcomes) expect(moves.filter(({ from }) => from === (outcome as string))).toEqual([]);
  fc.assert(
    fc.property(
      fc.constantFrom(...orderStates),
      fc.constantFrom('order' as const, 'preorder' as const),
      (status, kind) => {
        const isLost = lostOutcomes.some((outcome) => outcome === status);
        expect(determineOutcome({ status, kind, history: [] })).toBe(
          isLost ? status : status === 'awaiting-payment' ? 'pending' : 'counted',
        );
      },
    ),
  );
});
