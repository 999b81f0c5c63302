import { expect, test } from '@jest/globals';
import { contains } from './contains.ts';

test('what has a meaning to the database loses it', () => {
  expect(contains('100% Pizza_Bar \\ Salat')).toBe('%100\\% Pizza\\_Bar \\\\ Salat%');
});
