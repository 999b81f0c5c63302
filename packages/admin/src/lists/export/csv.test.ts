import { expect, test } from '@jest/globals';
import { csvRow } from './csv.ts';

test.each(['=1+1', '+43 1 523', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('exports %j as text, not as a formula', (text) => {
  expect(csvRow([text]).replace(/^"/, '').startsWith("'")).toBe(true);
});

test('keeps a negative number a number', () => expect(csvRow([{ plain: '-5,00' }])).toBe('-5,00\r\n'));

test('quotes separators, quotes and line breaks', () => {
  expect(csvRow(['Pizza; groß', 'der "Klassiker"', 'zwei\nZeilen', 'schlicht'])).toBe(
    '"Pizza; groß";"der ""Klassiker""";"zwei\nZeilen";schlicht\r\n',
  );
});

// Finding F3 of the fourth attack (docs/security-findings.md)
test('a text adds no cell in spreadsheets that split at commas or tabs; a sum stays a number', () => {
  expect(csvRow(['Anna,=1+1', 'Bert\t@A1', { plain: '-5,00' }])).toBe('"Anna,=1+1";"Bert\t@A1";-5,00\r\n');
});
