import { expect, test } from '@jest/globals';
import { isReceived } from './is-received.ts';

const operation = { kind: 'remove', block: 'a' } as const;
const unsent = {
  ...{ site: 's', session: 'one', at: '2026-11-29T10:00:00.000Z', seq: 3 },
  pending: [2, 3].map((seq) => ({ seq, base: 1, operation })),
  conflicts: [],
};
const conflict = { seq: 3, key: 'block:a', by: '', at: unsent.at, isRemoved: false };
const sessions = (seq: number, conflicts = [] as (typeof conflict)[]) => ({
  sessions: { one: { seq, at: unsent.at, conflicts } },
});

// EDIT-07
test('knows edits whose reply was lost, but not those with a conflict', () => {
  expect(isReceived(sessions(3), unsent)).toBe(true);
  expect(isReceived(sessions(2), unsent)).toBe(false);
  expect(isReceived(sessions(3, [conflict]), unsent)).toBe(false);
  expect(isReceived({ sessions: {} }, unsent)).toBe(false);
  const open = { ...conflict, mine: [operation], block: undefined, place: undefined };
  expect(isReceived(sessions(3), { ...unsent, conflicts: [open] })).toBe(false);
});
