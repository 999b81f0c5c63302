import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { afterAttempt, isFailingTooLong, maxAttempts, retryDelay, retryDelays } from './webhook.ts';

const hour = 3_600_000;
const at = new Date('2026-11-21T18:30:00.000Z');
const failure = { status: 500, error: 'Der Empfänger antwortet mit 500.', response: '' };
const success = { status: 204, error: null, response: '' };

// HOOK-07
test('varies each delay by at most a fifth, and the delays grow', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: maxAttempts - 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (n, random) => {
        const delay = retryDelay(n, random) as number;
        const base = retryDelays[n - 1] as number;
        expect(delay).toBeGreaterThanOrEqual(base * 0.8 - 1);
        expect(delay).toBeLessThanOrEqual(base * 1.2 + 1);
      },
    ),
  );
  expect(retryDelays.toSorted((one, other) => one - other)).toEqual(retryDelays);
});

test('gives a delivery up after almost three days, whatever the jitter', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 20 }), (jitters) => {
      let [now, attempts, state] = [at, 0, 'queued'];
      while (state === 'queued') {
        const next = afterAttempt(attempts, failure, { at: now, random: jitters[attempts] ?? 0 });
        if (next.dueAt) {
          expect(next.dueAt.getTime()).toBeGreaterThan(now.getTime());
          now = next.dueAt;
        }
        [attempts, state] = [next.attempts, next.state];
      }
      expect([attempts, state]).toEqual([maxAttempts, 'failed']);
      const hours = (now.getTime() - at.getTime()) / hour;
      expect(hours).toBeGreaterThan(50);
      expect(hours).toBeLessThan(84);
    }),
  );
});

test('ends with the first success', () => {
  expect(afterAttempt(3, success, { at, random: 0.5 })).toEqual({ state: 'sent', attempts: 4, dueAt: null });
});

// HOOK-08
test('retries nothing after an answer of 410', () => {
  const gone = { ...failure, status: 410 };
  expect(afterAttempt(0, gone, { at, random: 0.5 })).toEqual({ state: 'failed', attempts: 1, dueAt: null });
});

test.each([
  [119, false],
  [120, true],
])('counts a webhook as dead after five days: %i hours', (hours, isOver) =>
  expect(isFailingTooLong(new Date(at.getTime() - hours * hour), at)).toBe(isOver),
);
