import type { QrCode } from '@theke/contracts/analytics/qr-code';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Table } from '@theke/contracts/catalog/table';
import { tableTitle } from '@theke/rules/qr/table-title.de';

type ExistingCode = Pick<QrCode, 'fallback'>;

/** Target of a table's code: the branch's menu with the table's id (`?table=`), which is stable, unlike its number. */
export const tableTarget = (branch: Pick<Branch, 'identifier'>, { id }: Pick<Table, 'id'>): string =>
  `/store/${branch.identifier}?table=${id}`;

/** The code of a table among codes; undefined if it has none. */
export const codeOfTable = <C extends ExistingCode>({ id }: Pick<Table, 'id'>, codes: readonly C[]): C | undefined =>
  codes.find(({ fallback }) => fallback.includes(id));

/** Drafts of codes for the tables that have none. */
export function codesForTables(
  branch: Pick<Branch, 'id' | 'identifier' | 'name'>,
  tables: readonly Pick<Table, 'id' | 'identifier'>[],
  existing: readonly ExistingCode[],
) {
  return tables
    .filter((table) => !codeOfTable(table, existing))
    .map((table) => ({
      name: tableTitle(table.identifier),
      origin: branch.name,
      branch: { id: branch.id },
      // Longer marks do not fit into the middle.
      mark: table.identifier.length <= 4 ? table.identifier : '',
      rules: [],
      fallback: tableTarget(branch, table),
    }));
}
