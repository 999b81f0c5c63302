import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { batched } from '../../batched.ts';
import { wakeable } from './wakeable.ts';

test('starts a step after each wake and never two at a time, in any order of calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, calls) => {
      let [wakes, seen, active] = [0, 0, 0];
      const loop = wakeable(async () => {
        expect(++active).toBe(1);
        seen = wakes;
        await scheduler.schedule(Promise.resolve());
        active--;
      });
      for (let i = 0; i < calls; i++) {
        void scheduler.schedule(Promise.resolve()).then(() => {
          wakes++;
          loop.wake();
        });
      }
      await scheduler.waitIdle();
      expect(seen).toBe(calls);
    }),
  );
});

test('starts no step after close', async () => {
  let steps = 0;
  const loop = wakeable(async () => {
    steps++;
    await soon();
  });
  loop.wake();
  loop.wake();
  await loop.close();
  loop.wake();
  expect(steps).toBe(1);
});

test('batches calls made during a running batch, and a failed batch affects no other', async () => {
  const batches: number[][] = [];
  const call = batched(async (items: number[]) => {
    batches.push(items);
    await soon();
    if (items.includes(2)) throw new Error('refused');
    return items.length;
  });
  const first = [call(1)];
  await soon();
  const second = [call(2), call(3)];
  expect(await Promise.allSettled([...first, ...second])).toMatchObject([
    { value: 1 },
    { reason: { message: 'refused' } },
    { reason: { message: 'refused' } },
  ]);
  expect(await call(4)).toBe(1);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});
