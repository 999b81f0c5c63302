import type { CsvCell } from '@theke/admin/lists/export/csv.ts';

/** As a German spreadsheet reads it: no separators but the comma. */
export const csvNumber = (value: number): CsvCell => ({ plain: String(value).replace('.', ',') });
