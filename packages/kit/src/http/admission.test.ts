import { EventEmitter } from 'node:events';
import { expect, jest, test } from '@jest/globals';
import type { Response } from 'express';
import fc from 'fast-check';
import type { Problem } from '../problem.ts';
import { type AdmissionLimits, admission, leavePlace } from './admission.ts';

/** Records the outcome of each request in order; `end` closes one, as the end of its response or its client would. */
function door(limits: AdmissionLimits, weigh?: () => number) {
  const enter = admission(limits, weigh);
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

test('admits at most the capacity, queues at most the queue size, and queues only when full', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 5 }),
      fc.array(fc.option(fc.nat(30)), { maxLength: 80 }),
      (capacity, queue, acts) => {
        jest.useFakeTimers();
        const at = door({ capacity, queue, timeoutMs: 1_000 });
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

test('admits in order of arrival and skips clients that have left', () => {
  const at = door({ capacity: 1, queue: 3, timeoutMs: 1_000 });
  const [first, second, third] = [at.come(), at.come(), at.come()];
  at.end(second as number);
  at.end(first as number);
  expect(at.fates).toEqual(['admitted', 'waiting', 'admitted']);
  at.end(third as number);
});

test('refuses with a German message and Retry-After, also after waiting too long', () => {
  jest.useFakeTimers();
  const at = door({ capacity: 1, queue: 1, timeoutMs: 1_000 });
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

/** Sends requests with these weights, one after another. */
function weighed(weights: readonly number[], capacity: number) {
  let next = 0;
  const at = door({ capacity, queue: 10, timeoutMs: 1_000 }, () => weights[next++] as number);
  for (const _ of weights) at.come();
  return at;
}

test('limits the sum of weights, and light requests do not overtake heavy ones', () => {
  const at = weighed([3, 3, 2, 1], 4);
  expect(at.fates).toEqual(['admitted', 'waiting', 'waiting', 'waiting']);
  at.end(0);
  expect(at.fates).toEqual(['admitted', 'admitted', 'waiting', 'waiting']);
  at.end(1);
  expect(at.fates).toEqual(['admitted', 'admitted', 'admitted', 'admitted']);
});

test('admits the next request at once when a heavy one ahead of it gives up', () => {
  const at = weighed([3, 3, 1], 4);
  at.end(1);
  expect(at.fates).toEqual(['admitted', 'waiting', 'admitted']);
});

// Third attack review, T2
test('admits one waiting request when an admitted one leaves its place, only once', () => {
  const enter = admission({ capacity: 1, queue: 2, timeoutMs: 1_000 });
  const admitted: string[] = [];
  const come = (name: string) => {
    const response = Object.assign(new EventEmitter(), { closed: false }) as unknown as Response;
    enter({} as never, response, () => void admitted.push(name));
    return response;
  };
  const first = come('first');
  come('second');
  const third = come('third');
  leavePlace(first);
  leavePlace(first);
  first.emit('close');
  expect(admitted).toEqual(['first', 'second']);
  third.emit('close');
});
