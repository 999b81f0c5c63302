import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { byWeight } from './by-weight.ts';

test('stays within the capacity, runs everything once, and starts in order of arrival', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 12 }), async (weights) => {
      const limited = byWeight(100);
      let weighing: number[] = [];
      const started: number[] = [];
      const ran = await Promise.allSettled(
        weights.map((weight, index) =>
          limited(weight, async () => {
            started.push(index);
            weighing = [...weighing, weight];
            expect(weighing.length === 1 || weighing.reduce((sum, each) => sum + each) <= 100).toBe(true);
            await new Promise<void>(setImmediate);
            weighing.splice(weighing.indexOf(weight), 1);
            if (index % 3 === 0) throw new Error('no');
            return index;
          }),
        ),
      );
      expect(ran.map(({ status }) => status)).toEqual(weights.map((_, i) => (i % 3 === 0 ? 'rejected' : 'fulfilled')));
      expect(started).toEqual(weights.map((_, index) => index));
    }),
    { numRuns: 40 },
  );
});

// T2 of the third attack
test('takes turns between tenants and limits the queue of each', async () => {
  const limited = byWeight(10, 3);
  const started: string[] = [];
  const come = (name: string, queue?: string) =>
    limited(
      10,
      async () => {
        started.push(name);
        await new Promise<void>(setImmediate);
      },
      queue,
    );
  const own = ['a1', 'a2', 'a3', 'a4'].map((name) => come(name, 'a'));
  await expect(come('a5', 'a')).rejects.toMatchObject({ status: 503 });
  await Promise.all([...own, come('b1', 'b'), come('b2', 'b'), come('upload')]);
  expect(started).toEqual(['a1', 'a2', 'b1', 'upload', 'a3', 'b2', 'a4']);
});
