import { expect, test } from '@jest/globals';
import { locked, refused } from './errors.ts';

const now = new Date('2026-11-21T11:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

test.each([
  [1, 'in einer Minute', 60],
  [60, 'in einer Minute', 60],
  [61, 'in 2 Minuten', 120],
  [3_600, 'in 60 Minuten', 3_600],
])('formats a lock of %i s as %s, after which the lock is over', (seconds, waitText, retryAfter) => {
  const problem = locked(after(seconds), now);
  expect(problem).toMatchObject({ status: 429, retryAfter, faults: [{ code: 'LOCKED' }] });
  expect(problem.faults[0]?.message).toContain(`Bitte versuchen Sie es ${waitText} noch einmal.`);
});

test('has a sentence for each error class and names only fields of the request', () => {
  const all = (
    ['INVALID_CREDENTIALS', 'ACCOUNT_EXPIRED', 'ACCOUNT_DISABLED', 'LOGIN_LINK_UNKNOWN', 'WRONG_PASSWORD'] as const
  ).map((code) => refused(code));
  expect(new Set(all.map(({ faults }) => faults[0]?.message)).size).toBe(all.length);
  expect(all.map(({ faults }) => faults[0]?.field).filter(Boolean)).toEqual(['currentPassword']);
});
