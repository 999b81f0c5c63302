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

test('LANG-03: readers of English have the English word where somebody wrote one, others never', () => {
  fc.assert(
    fc.property(thing, word, (one, which) => {
      const written = one.translations?.en?.[which];
      expect(translationFor('en-GB', one, which)).toBe(written === '' ? undefined : written);
      expect(translationFor('de', one, which)).toBeUndefined();
      // This is the German page.
      expect([translated(one, which), isTranslated(one, which)]).toEqual([one[which], false]);
    }),
    { numRuns: 200 },
  );
});

test('what has no such word at all has an empty one', () => expect(translated({}, 'description')).toBe(''));
