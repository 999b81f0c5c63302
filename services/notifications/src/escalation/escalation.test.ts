import { expect, test } from '@jest/globals';
import { missedAt } from '@theke/contracts/notifications/escalation';
import fc from 'fast-check';
import { type Escalation, firstStepAt, takeStep } from './escalation.ts';

const placedAt = new Date('2026-11-21T18:00:00.000Z');
const unseen: Escalation = {
  order: '',
  branch: '',
  placedAt,
  receivedAt: null,
  shownAt: null,
  printedAt: null,
  seenAt: null,
  step: 0,
};

/** When the last step is taken, each as soon as it is due. */
function missedByStep(deadline: number): number | undefined {
  let [escalation, at] = [unseen, firstStepAt(placedAt, deadline)];
  for (;;) {
    const step = takeStep(escalation, deadline, at);
    if (!step) return undefined;
    if (step.taken === 'missed') return at.getTime();
    if (step.again === null) return undefined;
    [escalation, at] = [step.next, step.again];
  }
}

test('an order that nobody sees is missed when the pages said that it would be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (deadline) =>
      expect(missedByStep(deadline)).toBe(missedAt(placedAt.getTime(), deadline)),
    ),
  );
});
