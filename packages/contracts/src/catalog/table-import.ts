import { tableImportFieldNames } from '@theke/rules/imports/table-columns.de';
import { field } from '../field.ts';
import { defineImport } from '../imports/define-import.ts';
import { exampleIds, id } from '../wire.ts';

/** Import of tables. A row changes the table of its branch and number. */
export const tableImports = defineImport({
  service: 'catalog',
  one: 'table',
  many: 'tables',
  label: { many: 'Tische', ofMany: 'Tischen' },
  fieldNames: tableImportFieldNames,
  needs: 'catalog.write',
  maxRows: 2_000,
  options: {
    /** Branch of rows without one. */
    branch: field(id.nullable(), 'Filiale', { resource: 'branches' }).default(null),
  },
  replied: {},
  example: {
    file: 'tische.csv',
    columns: ['identifier'],
    cells: ['Terrasse 1'],
    options: { branch: exampleIds.branch },
  },
});
