import { maxImportColumns } from '@theke/contracts/imports/define-import';
import { decodeText } from '@theke/rules/imports/decode-text';
import { type CsvRecord, parseCsv } from '@theke/rules/imports/parse-csv';
import { importMessages as texts } from './import-messages.de.ts';

export type ImportFile = {
  name: string;
  /** How it was read: encoding and separator, or nothing. */
  facts: readonly string[];
  /** Sheets of a workbook, to choose from. */
  sheets: readonly string[];
  sheet: string;
  headings: readonly string[];
  rows: readonly CsvRecord[];
};

/** First bytes of ZIP archives, which workbooks are, and of old workbooks. */
const workbookStarts = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const maxBytes = 50_000_000;
const maxCellLength = 5_000;

type Read = Pick<ImportFile, 'facts' | 'sheets' | 'sheet'> & { records: readonly CsvRecord[] };

/**
 * Reads a CSV file or a sheet of a workbook, whose first row has the headings.
 * @param sheet name of the sheet; the first one without it
 * @returns a message if it cannot be imported
 */
export async function readImportFile(
  name: string,
  bytes: Uint8Array,
  { maxRows, sheet }: { maxRows: number; sheet?: string | undefined },
): Promise<ImportFile | string> {
  if (bytes.length > maxBytes) return texts.tooLarge;
  const isWorkbook = workbookStarts.some((start) => start.every((byte, index) => bytes[index] === byte));
  const read = isWorkbook ? await readSheets(bytes, sheet) : readText(bytes);
  if (typeof read === 'string') return read;
  const { records, ...more } = read;
  const [head, ...rows] = records;
  const isEmpty = !head || rows.length === 0;
  // Another sheet of the workbook may have rows.
  if (isEmpty && read.sheets.length < 2) return read.sheet ? texts.emptySheet(read.sheet) : texts.empty;
  if (rows.length > maxRows) return texts.tooMany(rows.length, maxRows);
  const cells = head?.cells ?? [];
  if (cells.length > maxImportColumns) return texts.tooWide;
  const headings = cells.map((cell, index) => cell.trim() || texts.unnamed(index));
  const tooLong = rows.find((row) => row.cells.some((cell) => cell.length > maxCellLength));
  if (tooLong) return texts.tooLong(tooLong.line);
  // Cells beyond the headings belong to no column.
  return { name, ...more, headings, rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, headings.length) })) };
}

function readText(bytes: Uint8Array): Read {
  const { text, encoding } = decodeText(bytes);
  const { separator, records } = parseCsv(text);
  return { records, facts: [texts.encodings[encoding], texts.separators[separator]], sheets: [], sheet: '' };
}

async function readSheets(bytes: Uint8Array, wanted: string | undefined): Promise<Read | string> {
  const { readWorkbook, UnreadWorkbook } = await import(/* webpackChunkName: "workbook" */ './xlsx/read-workbook.ts');
  try {
    const { sheets, sheet, records } = readWorkbook(bytes, wanted);
    return { records, facts: sheets.length > 1 ? [] : [sheet], sheets, sheet };
  } catch (error) {
    if (error instanceof UnreadWorkbook) return error.message;
    throw error;
  }
}
