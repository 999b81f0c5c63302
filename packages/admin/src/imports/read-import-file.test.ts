import { expect, test } from '@jest/globals';
import { createWorkbook } from '../../testing/create-workbook.ts';
import { readImportFile } from './read-import-file.ts';

const read = (bytes: Uint8Array, more: { sheet?: string; maxRows?: number } = {}) =>
  readImportFile('karte', bytes, { maxRows: 10, ...more });
const text = (content: string) => new TextEncoder().encode(content);

// IMPORT-08
test('reads the same rows from a workbook as from CSV', async () => {
  const csv = await read(text('Name;Preis\r\nCola;3,4\r\n\r\nPKW;1\r\n'));
  const xlsx = await read(
    createWorkbook([{ name: 'Karte', rows: [['Name', 'Preis'], ['Cola', 3.4], [], ['PKW', 1]] }]),
  );
  expect(xlsx).toEqual({ ...(csv as object), facts: ['Karte'], sheets: ['Karte'], sheet: 'Karte' });
});

test('a file that begins with PK is text unless it is an archive', async () =>
  expect(await read(text('PKW;Preis\r\nGolf;1'))).toMatchObject({ headings: ['PKW', 'Preis'] }));

test('an empty first sheet lets another one be chosen', async () => {
  const rows = [['Name'], ['Cola']];
  const bytes = createWorkbook([
    { name: 'Deckblatt', rows: [] },
    { name: 'Karte', rows },
  ]);
  expect(await read(bytes)).toMatchObject({ sheets: ['Deckblatt', 'Karte'], sheet: 'Deckblatt', rows: [] });
  expect(await read(bytes, { sheet: 'Karte' })).toMatchObject({ sheet: 'Karte', rows: [{ line: 2, cells: ['Cola'] }] });
});

test('says what is wrong with a file', async () => {
  expect(await read(text('Name\n'))).toBe('Die Datei enthält keine Zeilen unter der Überschrift.');
  expect(await read(createWorkbook([{ name: 'A', rows: [['Name']] }]))).toBe(
    'Das Blatt „A“ enthält keine Zeilen unter der Überschrift.',
  );
  expect(await read(text('a\n1\n2'), { maxRows: 1 })).toContain('Mehr als 1 sind auf einmal nicht möglich.');
  expect(await read(text(`a\n${'x'.repeat(5_001)}`))).toBe('Eine Zelle in Zeile 2 hat mehr als 5.000 Zeichen.');
  expect(await read(text(`${'a;'.repeat(100)}a\n1`))).toBe('Die Datei hat mehr als 100 Spalten.');
  expect(await read(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]))).toContain('Excel-Arbeitsmappe (.xlsx)');
});
