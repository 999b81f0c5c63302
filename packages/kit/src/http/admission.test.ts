import { EventEmitter } from 'node:events';
import { expect, jest, test } from '@jest/globals';
import type { Response } from 'express';
import fc from 'fast-check';
import type { Problem } from '../problem.ts';
import { type AdmissionLimits, admission } from './admission.ts';

/** What became of each request, in the order they came; `end` closes one as its answer or its client does. */
function door(limits: AdmissionLimits) {
  const enter = admission(limits);
  const fates: ('waiting' | 'admitted' | Problem)[] = [];
  const responses: (EventEmitter & { closed: boolean })[] = [];
  return {
    fates,
    come() {
      const at = fates.push('waiting') - 1;
      const response = Object.assign(new EventEmitter(), { closed: false });
      responses.push(response);
      enter({} as never, response as unknown as Response, (refused?: unknown) => {
        fates[at] = (refused as Problem | undefined) ?? 'admitted';
      });
      return at;
    },
    end(at: number) {
      const response = responses[at];
      if (!response || response.closed) return;
      response.closed = true;
      response.emit('close');
    },
    isOpen: (at: number) => !responses[at]?.closed,
  };
}

test('never more than the capacity at a time, never more than the queue waiting, and nobody waits while there is room', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 5 }),
      fc.array(fc.option(fc.nat(30)), { maxLength: 80 }),
      (capacity, queue, acts) => {
        jest.useFakeTimers();
        const at = door({ capacity, queue, patience: 1_000 });
        for (const act of acts) {
          if (act === null) at.come();
          else at.end(act);
          const open = at.fates.filter((_, index) => at.isOpen(index));
          const [inside, outside] = ['admitted', 'waiting'].map((fate) => open.filter((one) => one === fate).length);
          expect(inside).toBeLessThanOrEqual(capacity);
          expect(outside).toBeLessThanOrEqual(queue);
          if (outside) expect(inside).toBe(capacity);
        }
        jest.useRealTimers();
      },
    ),
  );
});

test('first come, first served; whoever left meanwhile is not worked for', () => {
  const at = door({ capacity: 1, queue: 3, patience: 1_000 });
  const [first, second, third] = [at.come(), at.come(), at.come()];
  at.end(second as number);
  at.end(first as number);
  expect(at.fates).toEqual(['admitted', 'waiting', 'admitted']);
  at.end(third as number);
});

test('whoever is refused is told in German, and when to come back; so is one whose patience ends', () => {
  jest.useFakeTimers();
  const at = door({ capacity: 1, queue: 1, patience: 1_000 });
  const admitted = at.come();
  const waits = at.come();
  const refused = at.fates[at.come()] as Problem;
  expect(refused).toMatchObject({ status: 503, retryAfter: 2, faults: [{ code: 'OVERLOADED' }] });
  expect(refused.faults[0]?.message).toMatch(/^Gerade .*\.$/);
  expect(at.fates[waits]).toBe('waiting');
  jest.advanceTimersByTime(1_000);
  expect(at.fates[waits]).toMatchObject({ status: 503 });
  at.end(admitted);
  expect(at.fates[waits]).toMatchObject({ status: 503 });
  jest.useRealTimers();
});
