import { expect, test } from '@jest/globals';
import { hasEnded } from './session.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = new Date('2026-11-21T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

test.each([
  ['fresh', 0, 0, false],
  ['idle for twelve hours', 12 * hour, 12 * hour, false],
  ['idle for longer', 12 * hour + 1, 12 * hour + 1, true],
  ['busy for a week', 7 * day, 0, false],
  ['busy for longer', 7 * day + 1, 0, true],
])('checks a session that is %s', (_, opened, seen, ended) =>
  expect(hasEnded({ openedAt: ago(opened), seenAt: ago(seen), isKept: false }, now)).toBe(ended),
);

// SESSION-10
test.each([
  ['left alone for two weeks', 14 * day, 14 * day, false],
  ['left alone for longer', 14 * day + 1, 14 * day + 1, true],
  ['used for thirty days', 30 * day, 0, false],
  ['used for longer', 30 * day + 1, 0, true],
])('checks a "stay logged in" session that is %s', (_, opened, seen, ended) =>
  expect(hasEnded({ openedAt: ago(opened), seenAt: ago(seen), isKept: true }, now)).toBe(ended),
);
