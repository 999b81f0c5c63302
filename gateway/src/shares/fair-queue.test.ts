import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { FairQueue } from './fair-queue.ts';

/** Records requests in the order in which they start. */
function aGateway(maxWaiting = 100) {
  const turns = new FairQueue({ perTurn: 3, maxWaiting });
  const started: string[] = [];
  const come = (network: string, name = network, weight = 1) =>
    turns.enter(network, () => void started.push(name), weight);
  const since = () => started.splice(0).join(' ');
  return { come, since };
}

// Second attack review, S7
test('starts a limited number per network and turn in order, and other networks at once', async () => {
  const { come, since } = aGateway();
  for (let at = 1; at <= 10; at += 1) come('flood', String(at));
  come('other');
  expect(since()).toBe('1 2 3 other');
  await turn();
  expect(since()).toBe('4 5 6');
  // New requests of the network wait behind its queued ones.
  come('flood', 'late');
  come('other');
  expect(since()).toBe('other');
  await turn();
  await turn();
  expect(since()).toBe('7 8 9 10 late');
  come('flood', 'next');
  expect(since()).toBe('next');
});

test('rejects requests above the queue limit', async () => {
  const { come, since } = aGateway(5);
  expect(Array.from({ length: 10 }, () => come('flood'))).toEqual([...Array(8).fill(true), false, false]);
  since();
  await turn();
  expect(since()).toBe('flood flood flood');
  expect(come('flood')).toBe(true);
});

test('starts one heavy request per turn', async () => {
  const { come, since } = aGateway();
  for (const name of ['page 1', 'page 2', 'page 3']) come('flood', name, 3);
  come('flood', 'light');
  expect(since()).toBe('page 1');
  await turn();
  expect(since()).toBe('page 2');
  await turn();
  await turn();
  expect(since()).toBe('page 3 light');
});
