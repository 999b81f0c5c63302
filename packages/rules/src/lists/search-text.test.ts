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
])('%s is normalised like its other spellings', (text, ...others) => {
  for (const other of others) expect([other, searchText(other)]).toEqual([other, searchText(text)]);
});

test('keeps ue if it does not stand for ü', () => {
  expect(['neue', 'Sauerkraut', 'Quelle'].map(searchText)).toEqual(['neue', 'sauerkraut', 'quelle']);
});

test('splits into words, none for spaces only', () => {
  expect(searchWords('  Huber\u00a0Änne ')).toEqual(['huber', 'anne']);
  expect(searchWords(' \u200b ')).toEqual([]);
});
