import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isTranslated, translated, translationFor } from './translated.ts';

const text = fc.string({ maxLength: 20 });
const words = fc.record({ name: text, description: text }, { requiredKeys: [] });
const thing = fc.record(
  { name: text, description: text, translations: fc.record({ en: words }, { requiredKeys: [] }) },
  { requiredKeys: ['name', 'description'] },
);
const word = fc.constantFrom('name' as const, 'description' as const);

test('LANG-03: returns the English text for English pages if there is one, and the German text otherwise', () => {
  fc.assert(
    fc.property(thing, word, (one, which) => {
      const written = one.translations?.en?.[which];
      expect(translationFor('en-GB', one, which)).toBe(written === '' ? undefined : written);
      expect(translationFor('de', one, which)).toBeUndefined();
      // The test runs with the German locale.
      expect([translated(one, which), isTranslated(one, which)]).toEqual([one[which], false]);
    }),
    { numRuns: 200 },
  );
});

test('returns an empty text if neither language has one', () => expect(translated({}, 'description')).toBe(''));
