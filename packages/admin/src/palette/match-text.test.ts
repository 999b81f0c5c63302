import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { markedParts, matchScore } from './match-text.ts';

test('prefers starts of words, and ignores case and accents', () => {
  expect(matchScore('Wiederkehrende Aufgaben', 'auf')).toBe(2);
  expect(matchScore('Wiederkehrende Aufgaben', 'wied aufg')).toBe(2);
  expect(matchScore('QR-Codes', 'codes')).toBe(3);
  expect(matchScore('Wiederkehrende Aufgaben', 'gaben')).toBe(1);
  expect(matchScore('Ilić Goran', 'ilic')).toBe(3);
  expect(matchScore('Öffnungszeiten', 'offnung')).toBe(2);
  expect(matchScore('Produkt anlegen', 'produkt anl')).toBe(2.5);
  expect(matchScore('Produktkatalog anlegen', 'produkt anl')).toBe(2);
  expect(matchScore('Produkte', 'kunde')).toBe(0);
});

test('marks the first occurrence of each word', () => {
  expect(markedParts('Katharina Wiesinger', 'wies')).toEqual([
    { text: 'Katharina ', isMatch: false },
    { text: 'Wies', isMatch: true },
    { text: 'inger', isMatch: false },
  ]);
  expect(markedParts('Ilić', 'ilic')).toEqual([{ text: 'Ilić', isMatch: true }]);
});

test('the parts are the whole text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aäbßcİ -é'), maxLength: 20 });
  fc.assert(
    fc.property(text, text, (shown, typed) => {
      expect(
        markedParts(shown, typed)
          .map((part) => part.text)
          .join(''),
      ).toBe(shown);
    }),
  );
});

test('everything matches an empty search', () => expect(matchScore('Produkte', ' ')).toBe(2));
