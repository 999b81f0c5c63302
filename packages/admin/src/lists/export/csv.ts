/** A cell that a spreadsheet would take for a formula, and run. */
const formula = /^[=+\-@\t\r]/;

/** A number or date of our own making is written as it is; any text is defused: whoever wrote it may mean harm. */
export type CsvCell = string | { plain: string };

const quoted = (text: string, where: RegExp): string => (where.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const written = (cell: CsvCell): string => {
  if (typeof cell !== 'string') return quoted(cell.plain, /[";\r\n]/);
  // Some spreadsheets part cells at commas and tabs as well: what stands behind one would be a cell of its own.
  return quoted(formula.test(cell) ? `'${cell}` : cell, /[",;\t\r\n]/);
};

/** What a German spreadsheet opens by a double click: semicolons between cells, CRLF after each row (RFC 4180). */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(written).join(';')}\r\n`;

/** Leads the file, so that a spreadsheet reads umlauts as what they are. */
export const byteOrderMark = '\uFEFF';
