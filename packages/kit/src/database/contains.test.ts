import { expect, test } from '@jest/globals';
import { contains } from './contains.ts';

test('escapes pattern characters', () => {
  expect(contains('100% Pizza_Bar \\ Salat')).toBe('%100\\% Pizza\\_Bar \\\\ Salat%');
});
