import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changedPaths } from './changed-paths.ts';

test('names the changed fields, nested ones by their path, and references as a whole', () => {
  const before = {
    version: 1,
    name: 'Margherita',
    branch: { id: 'a' },
    order: { status: 'placed', totals: { gross: 10 } },
  };
  const after = {
    version: 2,
    name: 'Marinara',
    branch: { id: 'b' },
    order: { status: 'placed', totals: { gross: 12 } },
  };
  expect(changedPaths(before, after)).toEqual([['name'], ['branch'], ['order', 'totals', 'gross']]);
});

test('ignores empty values of different kinds and fields that only the earlier entry has', () =>
  expect(changedPaths({ text: '', channel: 'email' }, { text: null })).toEqual([]));

const record = fc.dictionary(
  fc.constantFrom('name', 'price', 'isPublic', 'images', 'totals'),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.integer()), fc.record({ net: fc.integer() })),
  { noNullPrototype: true },
);

test('an entry equals itself, and every changed path leads to a value of the newer entry', () =>
  fc.assert(
    fc.property(record, record, (before, after) => {
      expect(changedPaths(after, after)).toEqual([]);
      for (const [name = '', inner] of changedPaths(before, after)) {
        expect(after).toHaveProperty([name]);
        if (inner) expect(after[name]).toHaveProperty([inner]);
      }
    }),
  ));
