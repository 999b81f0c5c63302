import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './checkout.ts';
import { filesOfSuites, gateJourneys, leftToFullRun, sampled, suites } from './suites.ts';

const listed = Object.values(suites).flat();

test('names only test files that exist', () => {
  for (const file of [...listed, ...gateJourneys, ...sampled])
    expect([file, existsSync(join(root, file))]).toEqual([file, true]);
});

test('every journey belongs to npm test or to exactly one suite', () => {
  const places = [...listed, ...gateJourneys];
  for (const file of globSync('infra/**/*.journey.test.ts', { cwd: root }))
    expect([file, places.filter((one) => one === file).length]).toEqual([file, 1]);
});

test('leaves every suite file to the full run, except those that npm test samples', () => {
  expect(new Set([...leftToFullRun(), ...sampled])).toEqual(new Set(listed));
  expect(leftToFullRun()).not.toEqual(expect.arrayContaining([...sampled]));
});

test('refuses an unknown suite with the names that exist', () => {
  expect(filesOfSuites(['backup'])).toEqual(['infra/ops/backup/backup.int.test.ts']);
  expect(() => filesOfSuites(['backup', 'chaoss'])).toThrow(/Unknown suite: chaoss\. Suites: .*chaos/);
});
