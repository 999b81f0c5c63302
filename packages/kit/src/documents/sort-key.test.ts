import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sortKey } from './sort-key.ts';

const german = new Intl.Collator('de', { numeric: true });
const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b)));

test.each([
  ['Zander', 'Öl', 'Tisch 10', 'ofen', 'Tisch 2', 'Ähre'],
  ['Straße', 'Strasse', 'Strand', 'strasse 2', 'Straße 10'],
  ['A', 'a', 'ä', 'Ä', 'b', 'B', 'e', 'é'],
  ['10', '9', '9a', '011', '1,5', ''],
])('sorts %s in German order', (...words) => {
  expect(words.toSorted(bytes)).toEqual(words.toSorted(german.compare));
});

test('sorts words of letters, digits and spaces in German order', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abzABZäöüÄÖÜéßs0129 '), maxLength: 12 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const [ours, theirs] = [Math.sign(bytes(a, b)), Math.sign(german.compare(a, b))];
      // Strings that the collator treats as equal are still ordered consistently.
      expect(theirs === 0 || ours === theirs).toBe(true);
    }),
  );
});
