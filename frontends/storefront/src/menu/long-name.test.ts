import { expect, test } from '@jest/globals';
import { isLongName, longestWord } from './long-name.ts';

test('measures the longest unbreakable part', () => {
  expect(longestWord('Marillo Leopoldstadt am Karmelitermarkt')).toBe('Karmelitermarkt'.length);
  expect(longestWord('Baden-Baden')).toBe('Baden'.length);
  expect(longestWord('')).toBe(0);
});

test('a name is long with many letters or one long word', () => {
  expect(isLongName('Marillo Neubau')).toBe(false);
  expect(isLongName('Donaudampfschifffahrt')).toBe(true);
  expect(isLongName('Wirt am See in Au bei Zell am See')).toBe(true);
});
