/** A cell that a spreadsheet would take for a formula, and run. */
const formula = /^[=+\-@\t\r]/;

/** A number or date of our own making is written as it is; any text is defused: whoever wrote it may mean harm. */
export type CsvCell = string | { plain: string };

const written = (cell: CsvCell): string => {
  const text = typeof cell === 'string' ? (formula.test(cell) ? `'${cell}` : cell) : cell.plain;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** What a German spreadsheet opens by a double click: semicolons between cells, CRLF after each row (RFC 4180). */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(written).join(';')}\r\n`;

/** Leads the file, so that a spreadsheet reads umlauts as what they are. */
export const byteOrderMark = '\uFEFF';
