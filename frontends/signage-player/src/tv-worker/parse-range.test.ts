import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseRange } from './parse-range.ts';

test.each([
  [null, 'whole'],
  ['bytes=0-', { from: 0, to: 100 }],
  ['bytes=10-19', { from: 10, to: 20 }],
  ['bytes=90-500', { from: 90, to: 100 }],
  ['bytes=-5', { from: 95, to: 100 }],
  ['bytes=-500', { from: 0, to: 100 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=-', 'whole'],
] as const)('%s of 100 bytes', (header, range) => expect(parseRange(header, 100)).toEqual(range));

test('is never empty and never outside of the file', () => {
  const part = fc.option(fc.nat(300), { nil: '' as const });
  fc.assert(
    fc.property(part, part, fc.nat(200), (first, last, size) => {
      const range = parseRange(`bytes=${first}-${last}`, size);
      if (typeof range === 'string') return;
      expect(range.from).toBeGreaterThanOrEqual(0);
      expect(range.from).toBeLessThan(range.to);
      expect(range.to).toBeLessThanOrEqual(size);
    }),
  );
});
