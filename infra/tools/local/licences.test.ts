import { expect, test } from '@jest/globals';
import { isAllowed, licenceFaults, licencePage, lockedPackages } from './licences.ts';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.0', license: 'MIT' },
    'node_modules/@theke/kit': { link: true },
    'node_modules/a/node_modules/b': { version: '1.0.0', license: 'ISC', dev: true },
    'node_modules/strange': { version: '2.0.0', license: 'AGPL-3.0-only' },
    'node_modules/silent': { version: '3.0.0' },
  },
};

test('names packages without a licence or with a licence that is not allowed', () => {
  expect(licenceFaults(lockedPackages(lock))).toEqual([
    'strange 2.0.0 is under AGPL-3.0-only, which is not allowed',
    'silent 3.0.0 has no licence',
  ]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['SEE LICENSE IN LICENSE', false],
])('checks whether %s is allowed: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});

test('separates runtime packages from build tools on the page', () => {
  const [runs, builds] = licencePage(lockedPackages(lock)).split('## Build and test tools');
  expect(runs).toContain('### MIT (1)\n\nreact 19.3.0');
  expect(builds).toContain('### ISC (1)\n\nb 1.0.0');
});
