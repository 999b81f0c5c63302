import { expect, test } from '@jest/globals';
import { csvRow } from './csv.ts';

test.each(['=1+1', '+43 1 523', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('%j is a text, never a formula', (text) => {
  expect(csvRow([text]).replace(/^"/, '').startsWith("'")).toBe(true);
});

test('a number below zero stays a number', () => expect(csvRow([{ plain: '-5,00' }])).toBe('-5,00\r\n'));

test('separators, quotes and line breaks stay within their cell', () => {
  expect(csvRow(['Pizza; groß', 'der "Klassiker"', 'zwei\nZeilen', 'schlicht'])).toBe(
    '"Pizza; groß";"der ""Klassiker""";"zwei\nZeilen";schlicht\r\n',
  );
});

// F3 of the fourth attack
test('where a spreadsheet parts cells at commas or tabs too, a text brings no cell along, and a sum stays a number', () => {
  expect(csvRow(['Anna,=1+1', 'Bert\t@A1', { plain: '-5,00' }])).toBe('"Anna,=1+1";"Bert\t@A1";-5,00\r\n');
});
