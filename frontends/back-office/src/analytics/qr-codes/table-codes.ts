import type { QrCode } from '@theke/contracts/analytics/qr-code';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Table } from '@theke/contracts/catalog/table';
import { qrMessages } from './qr-messages.de.ts';

type ExistingCode = Pick<QrCode, 'fallback'>;

/** Target of a table's code: the branch's menu with the table's id (`?table=`), which is stable, unlike its number. */
const tableTarget = (branch: Pick<Branch, 'identifier'>, { id }: Pick<Table, 'id'>): string =>
  `/store/${branch.identifier}?table=${id}`;

/** Drafts of codes for the tables that have none. */
export function codesForTables(
  branch: Pick<Branch, 'id' | 'identifier' | 'name'>,
  tables: readonly Pick<Table, 'id' | 'identifier'>[],
  existing: readonly ExistingCode[],
) {
  const hasCode = ({ id }: Pick<Table, 'id'>) => existing.some(({ fallback }) => fallback.includes(id));
  return tables
    .filter((table) => !hasCode(table))
    .map((table) => ({
      name: qrMessages.table(table.identifier),
      origin: branch.name,
      branch: { id: branch.id },
      // Longer marks do not fit into the middle.
      mark: table.identifier.length <= 4 ? table.identifier : '',
      rules: [],
      fallback: tableTarget(branch, table),
    }));
}
