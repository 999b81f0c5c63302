/** Start of a cell that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * Numbers and dates that we format are written unchanged (`plain`). Text is escaped, because its author may be
 * malicious.
 */
export type CsvCell = string | { plain: string };

const quoted = (text: string, pattern: RegExp): string =>
  pattern.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const formatCell = (cell: CsvCell): string => {
  if (typeof cell !== 'string') return quoted(cell.plain, /[";\r\n]/);
  // Some spreadsheets also split at commas and tabs, so these are quoted too.
  return quoted(formula.test(cell) ? `'${cell}` : cell, /[",;\t\r\n]/);
};

/** Formats a row for German spreadsheets: cells separated by semicolons, CRLF after each row (RFC 4180). */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(formatCell).join(';')}\r\n`;

/** First character of the file, so that spreadsheets decode it as UTF-8. */
export const byteOrderMark = '\uFEFF';
