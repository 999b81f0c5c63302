import { expect, test } from '@jest/globals';
import { type LeadState, leadStates } from '@theke/contracts/analytics/analytics-lead';
import fc from 'fast-check';
import { dueOfLead } from './due-of-lead.ts';

const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());
const task = fc.record({ text: fc.constant('Anrufen'), dueAt: fc.option(moment), isDone: fc.boolean() });

test('uses the earliest open date, ignores completed tasks, and is empty for a decided lead', () => {
  const state = fc.constantFrom(...(Object.keys(leadStates) as LeadState[]));
  fc.assert(
    fc.property(state, fc.option(moment), fc.array(task), (state, nextContactAt, tasks) => {
      const open = tasks.filter(({ isDone }) => !isDone).map(({ dueAt }) => dueAt);
      const [first = null] = [nextContactAt, ...open].filter((at) => at !== null).toSorted();
      const isDecided = state === 'won' || state === 'lost';
      expect(dueOfLead({ state, nextContactAt, tasks })).toBe(isDecided ? null : first);
    }),
  );
});
