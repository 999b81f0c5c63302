import { expect, test } from '@jest/globals';
import { searchText, searchWords } from './search-text.ts';

// SEARCH-05
test.each([
  ['Strauß', 'strauss', 'STRAUSS', 'Strauẞ'],
  ['Müller', 'Mueller', 'Muller', 'MÜLLER', 'Mu\u0308ller'],
  ['Käse', 'Kaese', 'kase', 'Ka\u0308se'],
  ['Öl', 'Oel', 'ol'],
  ['Café René', 'cafe rene', 'Cafe\u0301 Rene\u0301'],
  ['Größe', 'Groesse', 'grosse'],
  ['Œuvre', 'oeuvre'],
  ['Donau\u00addampf', 'donaudampf'],
])('%s is searched like its other spellings', (text, ...others) => {
  for (const other of others) expect([other, searchText(other)]).toEqual([other, searchText(text)]);
});

test('ue stays where it writes no ü', () => {
  expect(['neue', 'Sauerkraut', 'Quelle'].map(searchText)).toEqual(['neue', 'sauerkraut', 'quelle']);
});

test('words are found in any order, and of spaces alone there are none', () => {
  expect(searchWords('  Huber\u00a0Änne ')).toEqual(['huber', 'anne']);
  expect(searchWords(' \u200b ')).toEqual([]);
});
