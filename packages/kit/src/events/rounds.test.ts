import { expect, test } from '@jest/globals';
import { inRounds } from './rounds.ts';

/** Rounds that end when the test ends them. */
function rounds() {
  const ends: (() => void)[] = [];
  const failures: Error[] = [];
  const round = () => new Promise<void>((resolve) => ends.push(resolve));
  const running = inRounds(round, 60_000, (error) => failures.push(error));
  return { ...running, startedRounds: () => ends.length, endLast: () => ends.at(-1)?.(), failures };
}

test('runs one round at a time, and one more after a wake-up during it', async () => {
  const { wake, startedRounds, endLast, stop } = rounds();
  wake();
  wake();
  expect(startedRounds()).toBe(1);
  endLast();
  await new Promise(setImmediate);
  expect(startedRounds()).toBe(2);
  const stopped = stop();
  endLast();
  await stopped;
});

test('starts no round after stop', async () => {
  const { wake, startedRounds, endLast, stop } = rounds();
  wake();
  const stopped = stop();
  endLast();
  await stopped;
  wake();
  await new Promise(setImmediate);
  expect(startedRounds()).toBe(1);
});
