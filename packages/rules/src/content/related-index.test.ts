import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Comparable, relatedTo } from './related.ts';
import { RelatedIndex } from './related-index.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const some = (...all: string[]) => fc.array(fc.constantFrom(...all), { maxLength: 3 });
const words = fc.array(fc.constantFrom('Ortskern', 'ORTSKERN', 'Freiräume', 'Mobilität', 'Markt', 'service'), {
  maxLength: 8,
});
const comparable: fc.Arbitrary<Comparable> = fc.record(
  {
    id: fc.constantFrom(...ids),
    text: fc.tuple(fc.nat(1_010), words).map(([gap, said]) => said.join(' '.repeat(1 + (gap > 900 ? gap : 0)))),
    services: some('x', 'y'),
    topics: some('x', 'y'),
    businessSectors: some('x', 'y'),
    subProjects: some(...ids),
    type: fc.constantFrom('News', 'Jobs'),
  },
  { requiredKeys: ['id', 'text', 'services', 'topics', 'businessSectors'] },
);

// PROJECT-08
test('finds the same as a full comparison, also after changes and within a subset', () => {
  fc.assert(
    fc.property(
      fc.array(comparable, { maxLength: 30 }),
      comparable,
      fc.shuffledSubarray(ids),
      fc.integer({ min: 1, max: 4 }),
      (written, one, among, limit) => {
        const index = new RelatedIndex();
        const newest = new Map<string, Comparable>();
        for (const [version, item] of written.entries()) {
          index.put(item, version);
          newest.set(item.id, item);
        }
        const versions = [...newest.keys()].map((id) => ({ id, version: written.findLastIndex((of) => of.id === id) }));
        expect(index.missing(versions)).toEqual([]);
        expect(index.missing(versions.map(({ id, version }) => ({ id, version: version + 1 })))).toEqual([
          ...newest.keys(),
        ]);
        const all = among.flatMap((id) => newest.get(id) ?? []);
        expect(index.closest(one, among, limit)).toEqual(relatedTo(one, all, limit).map(({ id }) => id));
      },
    ),
  );
});

test('uses the latest version after a thousand changes and reports the index as worn', () => {
  const index = new RelatedIndex();
  const one = { id: 'a', services: [], topics: [], businessSectors: [] };
  for (let version = 1; version <= 900; version++) index.put({ ...one, text: `Ortskern${version}` }, version);
  index.put({ ...one, text: 'Ortskern' }, 901);
  expect([index.missing([{ id: 'a', version: 901 }]), index.isWorn, index.size]).toEqual([[], false, 1]);
  expect(index.closest({ ...one, id: 'b', text: 'Ortskern und mehr' }, ['a'])).toEqual(['a']);
  for (let at = 0; at < 102; at++) index.put({ ...one, id: `${at}`, text: '' }, 1);
  expect([index.isWorn, index.missing([]), index.isWorn]).toEqual([true, [], true]);
});
