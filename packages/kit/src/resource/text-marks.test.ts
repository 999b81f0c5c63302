import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildMarks, marksOfWord } from './text-marks.ts';

/** Like PostgreSQL's `get_bit`. */
const bitOf = (marks: Buffer, bit: number): number => ((marks[bit >> 3] as number) >> (bit & 7)) & 1;
const mayHold = (text: string, word: string): boolean =>
  marksOfWord(word).every((bit) => bitOf(buildMarks(text), bit) === 1);

const text = fc.string({ unit: fc.constantFrom(...'abcäöüß \n🍕'), maxLength: 60 });

test('sets all marks of a word in every text that contains it', () => {
  fc.assert(fc.property(text, text, text, (before, word, after) => mayHold(before + word + after, word)));
});

test('excludes most texts without the word', () => {
  const page = Array.from({ length: 250 }, (_, at) => `wort${at * 7919}`).join(' ');
  const others = ['raumplanung', 'bürgerrat', 'ortskern', 'mobilität', 'landschaft', 'verkehr'];
  expect(others.filter((word) => mayHold(page, word))).toEqual([]);
  expect(marksOfWord('donaudampfschifffahrt')).toHaveLength(6);
  expect([mayHold(page, 'wort7919'), mayHold(page, 'rt79'), mayHold(page, 'xy')]).toEqual([true, true, true]);
});
