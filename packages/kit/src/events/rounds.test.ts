import { expect, test } from '@jest/globals';
import { inRounds } from './rounds.ts';

/** Rounds that end when they are told to. */
function rounds() {
  const ends: (() => void)[] = [];
  const failures: Error[] = [];
  const round = () => new Promise<void>((resolve) => ends.push(resolve));
  const running = inRounds(round, 60_000, (error) => failures.push(error));
  return { ...running, begun: () => ends.length, endLast: () => ends.at(-1)?.(), failures };
}

test('one round at a time, and one more for whatever was said during it', async () => {
  const { wake, begun, endLast, stop } = rounds();
  wake();
  wake();
  expect(begun()).toBe(1);
  endLast();
  await new Promise(setImmediate);
  expect(begun()).toBe(2);
  const stopped = stop();
  endLast();
  await stopped;
});

test('what is stopped begins no round, whoever says that there is work', async () => {
  const { wake, begun, endLast, stop } = rounds();
  wake();
  const stopped = stop();
  endLast();
  await stopped;
  wake();
  await new Promise(setImmediate);
  expect(begun()).toBe(1);
});
