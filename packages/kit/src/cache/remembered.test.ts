import { expect, test } from '@jest/globals';
import { remembered } from './remembered.ts';

test('caches results including undefined, and evicts the least recently used', () => {
  const computed: string[] = [];
  const lengthOf = remembered(2, (word) => {
    computed.push(word);
    return word === 'nothing' ? undefined : word.length;
  });
  expect(['one', 'nothing', 'one', 'nothing'].map(lengthOf)).toEqual([3, undefined, 3, undefined]);
  expect(computed).toEqual(['one', 'nothing']);
  expect(lengthOf('three')).toBe(5);
  expect(['nothing', 'one'].map(lengthOf)).toEqual([undefined, 3]);
  expect(computed).toEqual(['one', 'nothing', 'three', 'one']);
});
