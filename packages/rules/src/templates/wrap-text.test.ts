import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wrapText } from './wrap-text.ts';

const measure = (text: string) => [...text].length;

test('wraps words, keeps paragraphs, breaks long words and ends in an ellipsis', () => {
  const wrapped = (text: string, rows = 9) => wrapText(text, { width: 10, rows, measure });
  expect(wrapped('Pizza mit viel Käse')).toEqual(['Pizza mit', 'viel Käse']);
  expect(wrapped('Pizza\n10,90')).toEqual(['Pizza', '10,90']);
  expect(wrapped('Donaudampfschiff')).toEqual(['Donaudampf', 'schiff']);
  expect(wrapped('Pizza mit viel Käse und Schinken', 2)).toEqual(['Pizza mit', 'viel Käse…']);
});

test('no line is wider than the box, and every word is kept if there is room', () =>
  fc.assert(
    fc.property(fc.lorem({ maxCount: 30 }), fc.integer({ min: 3, max: 40 }), (text, width) => {
      const lines = wrapText(text, { width, rows: 1_000, measure });
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/\s/g, ''));
    }),
  ));

test('never draws more lines than fit', () =>
  fc.assert(
    fc.property(fc.lorem({ maxCount: 30 }), fc.integer({ min: 1, max: 5 }), (text, rows) => {
      const lines = wrapText(text, { width: 12, rows, measure });
      expect(lines.length).toBeLessThanOrEqual(rows);
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(12);
    }),
  ));
