import type { CsvCell } from '@theke/admin/lists/export/csv.ts';

/** Formats a number for German spreadsheets: a decimal comma, no thousands separators. */
export const csvNumber = (value: number): CsvCell => ({ plain: String(value).replace('.', ',') });
