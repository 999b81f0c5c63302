import { expect, test } from '@jest/globals';
import { steadyReadiness } from './steady-readiness.ts';

// Security finding L11 of the fifth attack
test('tolerates one failed check after a success, but not two, and none before', async () => {
  const answers = [false, true, false, true, false, false, false, true];
  const isReady = steadyReadiness(async () => answers.shift() === true);
  const results: boolean[] = [];
  while (answers.length > 0) results.push(await isReady());
  expect(results).toEqual([false, true, true, true, true, false, false, true]);
});
