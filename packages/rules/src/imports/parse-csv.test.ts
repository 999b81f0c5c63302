import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type CsvSeparator, parseCsv } from './parse-csv.ts';

const cells = (text: string) => parseCsv(text).records.map((record) => record.cells);

// IMPORT-02
test('reads quoted cells with separators, quotes and line breaks, and tells the line of each record', () => {
  const { records, separator } = parseCsv('Name;Text\r\n"A;B";"zwei\nZeilen"\r\n\r\n;\r\nC;"sagt ""ja"""');
  expect(separator).toBe(';');
  expect(records).toEqual([
    { line: 1, cells: ['Name', 'Text'] },
    { line: 2, cells: ['A;B', 'zwei\nZeilen'] },
    { line: 6, cells: ['C', 'sagt "ja"'] },
  ]);
});

test('finds the separator by the first record, not by commas in numbers', () => {
  expect(cells('Name;Preis, brutto;Einheit\nCola;3,40;Stk.')[1]).toEqual(['Cola', '3,40', 'Stk.']);
  expect(cells('Name,Preis\nCola,3.40')[1]).toEqual(['Cola', '3.40']);
  expect(cells('Name\tPreis\nCola\t3,40')[1]).toEqual(['Cola', '3,40']);
});

test('survives files that end within a quoted cell', () => {
  expect(cells('a;"b')).toEqual([['a', 'b']]);
  expect(cells('')).toEqual([]);
});

const anyCell = fc.string({ unit: fc.constantFrom('a', 'ü', '"', ';', ',', '\t', '\n', '\r\n', ' ', '1') });
const anySeparator = fc.constantFrom<CsvSeparator>(';', ',', '\t');
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test('reads what was written, whatever the cells contain', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(anyCell, anyCell)), anySeparator, fc.boolean(), (rows, separator, isUnix) => {
      const all = [['Name', 'Text'], ...rows.map(([one, other]) => [`x${one}`, other])];
      const text = all.map((row) => row.map(quoted).join(separator)).join(isUnix ? '\n' : '\r\n');
      expect(cells(text)).toEqual(all);
    }),
  ));
