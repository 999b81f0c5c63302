import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wordDifference } from './word-difference.ts';

const side = (runs: ReturnType<typeof wordDifference>, without: 'in' | 'out') =>
  runs
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

test('does not report unchanged words', () => {
  expect(wordDifference('Zwei Tage Ruhe im Haus', 'Zwei Tage Ruhe im Keller')).toEqual([
    { kind: 'same', text: 'Zwei Tage Ruhe im ' },
    { kind: 'out', text: 'Haus' },
    { kind: 'in', text: 'Keller' },
  ]);
  expect(wordDifference('Probe', 'Probe zwei')).toEqual([
    { kind: 'same', text: 'Probe' },
    { kind: 'in', text: ' zwei' },
  ]);
  expect(wordDifference('', 'neu')).toEqual([{ kind: 'in', text: 'neu' }]);
  expect(wordDifference('gleich', 'gleich')).toEqual([{ kind: 'same', text: 'gleich' }]);
});

test('marks words that follow each other together', () => {
  expect(wordDifference('Es ruht zwei Tage hier', 'Es ruht drei Wochen hier')).toEqual([
    { kind: 'same', text: 'Es ruht ' },
    { kind: 'out', text: 'zwei Tage' },
    { kind: 'in', text: 'drei Wochen' },
    { kind: 'same', text: ' hier' },
  ]);
});

test('both texts can be reconstructed from the difference, whatever their length', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'wort '), { maxLength: 30 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, fc.constantFrom(1, 1, 1, 300), (before, after, times) => {
      const runs = wordDifference(before.repeat(times), after);
      expect([side(runs, 'in'), side(runs, 'out')]).toEqual([before.repeat(times), after]);
    }),
  );
});
