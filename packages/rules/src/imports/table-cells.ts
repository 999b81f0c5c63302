import { type NamedBranch, readBranch } from './branch-cells.ts';
import { type CellFault, readCells } from './read-cells.ts';
import type { TableImportField } from './table-columns.de.ts';

export type ImportedTable = { identifier?: string; branch?: { id: string } };

/**
 * Reads a row of tables. Empty cells count as missing.
 * @param branch of rows without one
 */
export function readTableCells(
  cells: readonly string[],
  columns: readonly (TableImportField | null)[],
  { branches, branch }: { branches: readonly NamedBranch[]; branch: string | null },
): { values: ImportedTable; faults: CellFault<TableImportField>[] } {
  const { values, faults } = readCells<TableImportField, ImportedTable>(cells, columns, {
    identifier: (identifier) => (identifier === '' ? {} : { identifier }),
    branch: (name) => (name === '' ? {} : { branch: readBranch(name, branches) }),
  });
  return { values: { ...(branch === null ? {} : { branch: { id: branch } }), ...values }, faults };
}
