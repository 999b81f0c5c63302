import { expect, test } from '@jest/globals';
import { isAlive } from './is-alive.ts';

const now = new Date('2026-11-21T18:30:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

test('treats a device as alive while at most three heartbeats may be lost', () => {
  expect([ago(0), ago(20), ago(60)].map((at) => isAlive(at, now))).toEqual([true, true, true]);
  expect([ago(90), ago(86_400), null].map((at) => isAlive(at, now))).toEqual([false, false, false]);
});
