import { expect, test } from '@jest/globals';
import { isLongName, longestWord } from './long-name.ts';

test('the longest part that stays whole counts', () => {
  expect(longestWord('Marillo Leopoldstadt am Karmelitermarkt')).toBe('Karmelitermarkt'.length);
  expect(longestWord('Baden-Baden')).toBe('Baden'.length);
  expect(longestWord('')).toBe(0);
});

test('long is a name of many letters, or of one long word', () => {
  expect(isLongName('Marillo Neubau')).toBe(false);
  expect(isLongName('Donaudampfschifffahrt')).toBe(true);
  expect(isLongName('Wirt am See in Au bei Zell am See')).toBe(true);
});
