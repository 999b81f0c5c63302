import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { createWorkbook, type TestCell } from '../../../testing/create-workbook.ts';
import { readWorkbook } from './read-workbook.ts';
import { maxUnpackedBytes } from './unzip-workbook.ts';
import { workbookMessages } from './workbook-messages.de.ts';

const read = (rows: readonly (readonly TestCell[])[], more: Parameters<typeof createWorkbook>[1] = {}) =>
  readWorkbook(createWorkbook([{ name: 'Tabelle1', rows }], more)).records;
const styled = (style: number, value: number): TestCell => ({ xml: `<c s="${style}"><v>${value}</v></c>` });
const failure = (bytes: Uint8Array) => {
  try {
    readWorkbook(bytes);
  } catch (error) {
    return (error as Error).message;
  }
};

// IMPORT-08
test('reads texts, numbers and booleans with the line of each row, and leaves out empty rows and cells', () => {
  expect(
    read([['Name', 'Preis', 'Aktiv'], [], ['Käse & "Brot" <x>', 10.9, true], ['A', null, false], ['', ' ']]),
  ).toEqual([
    { line: 1, cells: ['Name', 'Preis', 'Aktiv'] },
    { line: 3, cells: ['Käse & "Brot" <x>', '10,9', 'Ja'] },
    { line: 4, cells: ['A', '', 'Nein'] },
  ]);
});

test('reads inline and formatted texts, values of formulas, and errors', () => {
  const cells = [
    '<c t="inlineStr"><is><r><t>Käse</t></r><r><t>brot</t></r><rPh><t>カ</t></rPh></is></c>',
    '<c t="str"><f>A1&amp;"x"</f><v>Suppe</v></c>',
    '<c><f>1+2</f><v>3</v></c>',
    '<c t="e"><v>#NV</v></c>',
    '<c t="d"><v>2026-11-30</v></c>',
  ];
  expect(read([cells.map((xml) => ({ xml }))])[0]?.cells).toEqual(['Käsebrot', 'Suppe', '3', '#NV', '2026-11-30']);
});

test('reads dates, times and percentages by the number format of their cell', () => {
  const formats = ['dd/mm/yyyy', 'hh:mm', 'yyyy\\-mm\\-dd hh:mm:ss', '0.0 %', '"Tag" 0', '[Red]#,##0.00;[h]', '[h]:mm'];
  const row = [46380, 0.75, 46380.5, 0.1, 7, 1234.5, 1.5].map((value, index) => styled(index + 1, value));
  expect(read([row], { formats })[0]?.cells).toEqual([
    ...['24.12.2026', '18:00', '24.12.2026 12:00', '10', '7', '1234,5', '01.01.1900 12:00'],
  ]);
  expect(read([[styled(1, 46380 - 1462)]], { formats, isFrom1904: true })[0]?.cells).toEqual(['24.12.2026']);
});

test('writes every price as it was entered', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (cents) => {
      const [text] = read([[cents / 100]])[0]?.cells ?? [];
      expect(Number(text?.replace(',', '.'))).toBe(cents / 100);
      expect(text).toBe(String(cents / 100).replace('.', ','));
    }),
  ));

test('leaves out rounding errors of formulas', () => {
  expect(read([[0.1 + 0.2, 10.899999999999999, 1e-7, 436641112233]])[0]?.cells).toEqual([
    ...['0,3', '10,9', '0,0000001', '436641112233'],
  ]);
});

const anyCell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null));
/** Control characters cannot be written in XML, and a carriage return is a line break there. */
const isWritable = (cell: TestCell) =>
  typeof cell !== 'string' || ![...cell].some((letter) => letter < ' ' || /[\uD800-\uDFFF\uFFFE\uFFFF]/.test(letter));

test('reads the cells that were written, whatever they contain', () =>
  fc.assert(
    fc.property(fc.array(fc.array(anyCell.filter(isWritable), { maxLength: 30 }), { maxLength: 8 }), (rows) => {
      const shown = (cell: TestCell) =>
        cell === null ? '' : cell === true ? 'Ja' : cell === false ? 'Nein' : String(cell);
      const records = read(rows);
      for (const { line, cells } of records) expect(cells).toEqual(rows[line - 1]?.map(shown).slice(0, cells.length));
      const empty = rows.filter((cells) => cells.every((cell) => shown(cell).trim() === ''));
      expect(records).toHaveLength(rows.length - empty.length);
    }),
  ));

test('reads the first visible sheet, or the chosen one', () => {
  const bytes = createWorkbook([
    { name: 'Notizen', rows: [['geheim']], state: 'hidden' },
    { name: 'Speisen & Co', rows: [['Suppe']] },
    { name: 'Getränke', rows: [['Cola']] },
  ]);
  expect(readWorkbook(bytes)).toEqual({
    sheets: ['Speisen & Co', 'Getränke'],
    sheet: 'Speisen & Co',
    records: [{ line: 1, cells: ['Suppe'] }],
  });
  expect(readWorkbook(bytes, 'Getränke').records[0]?.cells).toEqual(['Cola']);
});

test('ignores cells far to the right', () => {
  const bytes = createWorkbook([{ name: 'A', rows: [] }], {
    parts: {
      'xl/worksheets/sheet1.xml': strToU8(
        '<worksheet><row><c r="XFD1"><v>1</v></c><c r="A1"><v>2</v></c></row></worksheet>',
      ),
    },
  });
  expect(readWorkbook(bytes).records).toEqual([{ line: 1, cells: ['2'] }]);
});

/** Changes the unpacked size of the sheet in the archive's directory, 22 bytes before its name. */
function declareSize(bytes: Uint8Array<ArrayBuffer>, size: number): void {
  const at = Buffer.from(bytes).lastIndexOf('xl/worksheets/sheet1.xml');
  new DataView(bytes.buffer).setUint32(at - 22, size, true);
}

test('refuses a bomb, a broken file, an old workbook and other archives with a sentence', () => {
  const bomb = createWorkbook([{ name: 'A', rows: [['a']] }]);
  declareSize(bomb, maxUnpackedBytes);
  expect(failure(bomb)).toBe(workbookMessages.tooBig);
  const whole = createWorkbook([{ name: 'A', rows: [['a']] }]);
  expect(failure(whole.slice(0, whole.length / 2))).toBe(workbookMessages.broken);
  expect(failure(zipSync({ 'content.xml': strToU8('<a/>') }))).toBe(workbookMessages.broken);
  expect(failure(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]))).toBe(workbookMessages.old);
  const unclosed = createWorkbook([{ name: 'A', rows: [['a']] }], {
    parts: { 'xl/worksheets/sheet1.xml': strToU8('<worksheet><row><c><v>1') },
  });
  expect(failure(unclosed)).toBe(workbookMessages.broken);
});

test('a part that is larger than its header says is cut off at that size', () => {
  const bytes = createWorkbook([{ name: 'A', rows: Array.from({ length: 999 }, () => ['Suppe']) }]);
  declareSize(bytes, 100);
  expect(failure(bytes)).toBe(workbookMessages.broken);
});

test('never fails with anything but a sentence, whatever is changed in a file', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 }), (changes) => {
      const bytes = createWorkbook([{ name: 'A', rows: [['Suppe', 5]] }]);
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      const message = failure(bytes);
      if (message !== undefined) expect(Object.values(workbookMessages)).toContain(message);
    }),
  ));

// IMPORT-06
test('reads 20,000 rows with 13 columns within the time of an import', () => {
  const rows = Array.from({ length: 20_000 }, (_, line) =>
    Array.from({ length: 13 }, (_, column) => (column % 2 === 0 ? `Produkt ${line} ${column}` : line / 100)),
  );
  const bytes = createWorkbook([{ name: 'A', rows }]);
  const begin = performance.now();
  expect(readWorkbook(bytes).records).toHaveLength(20_000);
  const took = performance.now() - begin;
  process.stdout.write(`read workbook ${Math.round(took)} ms\n`);
  expect(took).toBeLessThan(60_000);
}, 120_000);
