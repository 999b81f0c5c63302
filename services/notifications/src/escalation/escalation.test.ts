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

/** Time of the last step if each is taken as soon as it is due. */
function missedByStep(deadline: number): number | undefined {
  let [escalation, at] = [unseen, firstStepAt(placedAt, deadline)];
  for (;;) {
    const step = takeStep(escalation, deadline, at);
    if (!step) return undefined;
    if (step.dueStep === 'missed') return at.getTime();
    if (step.again === null) return undefined;
    [escalation, at] = [step.next, step.again];
  }
}

test('marks an unseen order as missed at the time that the pages announce', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (deadline) =>
      expect(missedByStep(deadline)).toBe(missedAt(placedAt.getTime(), deadline)),
    ),
  );
});
