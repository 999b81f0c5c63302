import { maxImportedProducts } from '@theke/contracts/catalog/product-import';
import { decodeText, type TextEncoding } from '@theke/rules/imports/decode-text';
import { type CsvRecord, type CsvSeparator, parseCsv } from '@theke/rules/imports/parse-csv';
import { importMessages } from './import-messages.de.ts';

export type ImportFile = {
  name: string;
  encoding: TextEncoding;
  separator: CsvSeparator;
  headings: readonly string[];
  rows: readonly CsvRecord[];
};

const maxColumns = 100;

/**
 * Reads a CSV file whose first record has the headings.
 * @returns a message if it cannot be imported
 */
export function readImportFile(name: string, bytes: Uint8Array): ImportFile | string {
  const { text, encoding } = decodeText(bytes);
  const { separator, records } = parseCsv(text);
  const [head, ...rows] = records;
  if (!head || rows.length === 0) return importMessages.empty;
  if (head.cells.length > maxColumns) return importMessages.tooWide;
  if (rows.length > maxImportedProducts) return importMessages.tooMany(rows.length, maxImportedProducts);
  const headings = head.cells.map((cell, index) => cell.trim() || importMessages.unnamed(index));
  // Cells beyond the headings belong to no column.
  return {
    name,
    encoding,
    separator,
    headings,
    rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, headings.length) })),
  };
}
