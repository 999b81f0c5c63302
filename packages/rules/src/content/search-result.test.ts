import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cutAtWord, toSearchResult } from './search-result.ts';

test('cuts at the end of a word, without the comma before it', () => {
  expect(cutAtWord('Leerstand erheben, Orte beleben', 20)).toBe('Leerstand erheben …');
  expect(cutAtWord('Leerstandserhebung', 10)).toBe('Leerstands …');
  expect(cutAtWord('  kurz  und gut ', 12)).toBe('kurz und gut');
  expect(toSearchResult({ title: 'T', description: '' })).toEqual({ title: 'T', description: '' });
});

test('never shows more than the length, and only words of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, length) => {
      const cut = cutAtWord(text, length);
      const shown = cut.replace(/ …$/, '');
      expect([...shown].length).toBeLessThanOrEqual(length);
      expect(text.trim().replace(/\s+/g, ' ').startsWith(shown)).toBe(true);
    }),
  );
});
