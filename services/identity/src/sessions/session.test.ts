import { expect, test } from '@jest/globals';
import { absoluteLimit, hasEnded } from './session.ts';

const hour = 3_600_000;
const now = new Date('2026-11-21T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

test.each([
  ['fresh', 0, 0, false],
  ['idle for twelve hours', 12 * hour, 12 * hour, false],
  ['idle for longer', 12 * hour + 1, 12 * hour + 1, true],
  ['busy for a week', absoluteLimit, 0, false],
  ['busy for longer', absoluteLimit + 1, 0, true],
])('a session that is %s', (_, opened, seen, ended) =>
  expect(hasEnded({ openedAt: ago(opened), seenAt: ago(seen) }, now)).toBe(ended),
);
