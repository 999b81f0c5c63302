import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { uncountedNetworks } from './uncounted-networks.ts';

const folder = mkdtempSync(join(tmpdir(), 'networks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bitsOf = (address: string) =>
  address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');

test('STAT-03: matches addresses by network prefix, also IPv4 mapped to IPv6', () =>
  fc.assert(
    fc.property(
      fc.ipV4(),
      fc.ipV4(),
      fc.integer({ min: 0, max: 32 }),
      fc.integer({ min: 0, max: 32 }),
      (net, other, length, same) => {
        // Half of random addresses differ in the first bit.
        const near = bitsOf(net).slice(0, same) + bitsOf(other).slice(same);
        const address = [0, 8, 16, 24].map((at) => Number.parseInt(near.slice(at, at + 8), 2)).join('.');
        const isIn = uncountedNetworks.parse(`2001:db8::/32, ${net}/${length}`);
        const isSame = bitsOf(address).slice(0, length) === bitsOf(net).slice(0, length);
        expect([isIn(address), isIn(`::ffff:${address}`)]).toEqual([isSame, isSame]);
        expect([isIn('2001:db8:1::7'), isIn('2001:db9::7'), isIn(''), isIn('nobody')]).toEqual([
          true,
          false,
          false,
          false,
        ]);
      },
    ),
  ));

test('reads a file with one network per line and comments; matches nothing by default', () => {
  const file = join(folder, 'networks.txt');
  writeFileSync(file, '# our monitoring\n198.51.100.7\n\n203.0.113.0/24 # a data centre\n');
  const isIn = uncountedNetworks.parse(file);
  expect(['198.51.100.7', '198.51.100.8', '203.0.113.200'].map(isIn)).toEqual([true, false, true]);
  expect(uncountedNetworks.parse(undefined)('198.51.100.7')).toBe(false);
});

test.each([
  '203.0.113.0/33',
  '203.0.113.0/',
  '203.0.113/24',
  'example.at',
  '2001:db8::/129',
  '1.2.3.4/8/8',
  '/is/not/there',
])('rejects invalid networks at startup: %s', (written) =>
  expect(uncountedNetworks.safeParse(written).error?.issues[0]?.message).toMatch(/is not a network|no such file/),
);
