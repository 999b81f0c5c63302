import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Lines } from './lines.ts';

// Third attack review, T3
test('limits concurrency per network, in order, and frees the slot of a failed task', async () => {
  const lines = new Lines(2);
  const running: string[] = [];
  let limit = 0;
  const started: string[] = [];
  const come = (network: string, name: string, fails = false) =>
    lines.run(network, async () => {
      started.push(name);
      running.push(network);
      limit = Math.max(limit, running.filter((one) => one === network).length);
      await turn();
      running.splice(running.indexOf(network), 1);
      if (fails) throw new Error('no');
    });
  const all = [1, 2, 3, 4, 5].map((at) => come('a', `a${at}`, at < 3));
  all.push(come('b', 'b1'));
  const ends = await Promise.allSettled(all);
  expect(ends.map(({ status }) => status[0]).join('')).toBe('rrffff');
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5']);
  expect(limit).toBe(2);
  await come('a', 'later');
  expect(started.at(-1)).toBe('later');
});
