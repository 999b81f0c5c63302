import { tables } from '@theke/contracts/catalog/table';
import type { tableImports } from '@theke/contracts/catalog/table-import';
import type { Parsed } from '@theke/contracts/endpoint';
import type { ImportKind } from '@theke/kit/imports/import-kind';
import { resourceImport } from '@theke/kit/imports/resource-import';
import { everyPage } from '@theke/kit/resource/every-page';
import { type ImportedTable, readTableCells } from '@theke/rules/imports/table-cells';
import { type TableImportField, tableImportFieldNames } from '@theke/rules/imports/table-columns.de';
import type { z } from 'zod';
import { nameKey } from './name-key.ts';
import type { CatalogUseCases } from './place-imported.ts';

type Body = Parsed<(typeof tableImports)['run']>['body'];
type TableDoc = z.output<typeof tables.draft>;

const keyOf = (values: object): string => {
  const { identifier, branch }: ImportedTable = values;
  return identifier && branch ? `${branch.id} ${nameKey(identifier)}` : '';
};
const numberIn = ({ identifier = '' }: ImportedTable): string => identifier;

/** Import of tables: by their branch and number (IMPORT-10). */
export const tableImport = (resources: CatalogUseCases, by: string): ImportKind<TableDoc, TableImportField, Body> => ({
  ...resourceImport(resources.tables, keyOf, by),
  draft: tables.draft,
  fieldNames: tableImportFieldNames,
  keyField: 'identifier',
  keyOf,
  texts: {
    twice: (values, line) => `Tisch „${numberIn(values)}“ dieser Filiale steht schon in Zeile ${line}.`,
    ambiguous: (values) => `Tisch „${numberIn(values)}“ gibt es in dieser Filiale mehrmals.`,
  },
  async open(tx, { columns, branch }) {
    const branches = await everyPage((cut) => resources.branches.store.list(tx, cut, false));
    return { read: (cells) => readTableCells(cells, columns, { branches, branch }) };
  },
});
