import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { languageIn, languages } from './language.ts';

test('finds the language among other cookies', () => {
  const other = fc.stringMatching(/^[a-z]{1,8}=[a-z0-9]{0,8}$/).filter((one) => !one.startsWith('language='));
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.array(other), fc.array(other), (language, before, after) => {
      expect(languageIn([...before, `language=${language}`, ...after].join('; '))).toBe(language);
      expect(languageIn([...before, ...after].join('; '))).toBeUndefined();
    }),
  );
});

test.each(['language=fr', 'language=', 'language=enx', 'mylanguage=en', 'language=../en'])(
  'ignores the cookie %s',
  (cookie) => expect(languageIn(cookie)).toBeUndefined(),
);
