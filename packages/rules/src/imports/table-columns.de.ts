import { importFieldNames } from './guess-columns.ts';

/** Fields of a table that a column of a file can fill, with their names on screens. */
const labels = { identifier: 'Tischnummer', branch: 'Filiale' } as const;
export type TableImportField = keyof typeof labels;

export const tableColumns = {
  labels,
  headings: {
    identifier: ['tisch', 'tische', 'nummer', 'tisch-nr.', 'tischnr.', 'tischname', 'bezeichnung', 'name', 'table'],
    branch: ['standort', 'lokal', 'restaurant', 'branch'],
  },
} as const;
export const tableImportFieldNames = importFieldNames<TableImportField>(tableColumns);
