import { expect, test } from '@jest/globals';
import { tableNumbers } from './table-numbers.ts';

test('includes both ends of the range', () => {
  expect(tableNumbers('Garten ', '3', '5')).toEqual(['Garten 3', 'Garten 4', 'Garten 5']);
  expect(tableNumbers('', '7', '7')).toEqual(['7']);
});

test.each([
  ['5', '4'],
  ['', '4'],
  ['1', 'viele'],
  ['-1', '4'],
  ['1', '201'],
])('%s to %s is not a valid range of up to 200', (from, to) => expect(tableNumbers('', from, to)).toBeUndefined());

test('allows two hundred at once', () => expect(tableNumbers('', '1', '200')).toHaveLength(200));
