import { expect, test } from '@jest/globals';
import { Problem } from '@theke/kit/problem';
import { inTurn } from './in-turn.ts';

test('runs in order of arrival, rejects when full, and frees the place of a failed work', async () => {
  const draw = inTurn(3);
  const steps: string[] = [];
  const work = (name: string) => () => {
    steps.push(`${name} begins`);
    return new Promise<void>(setImmediate).then(() => {
      steps.push(`${name} ends`);
      if (name === 'a') throw new Error('no');
    });
  };
  const running = [draw(work('a')), draw(work('b')), draw(work('c'))];
  expect(() => draw(work('d'))).toThrow(Problem);
  expect((await Promise.allSettled(running)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  await draw(work('e'));
  expect(steps.at(-1)).toBe('e ends');
});
