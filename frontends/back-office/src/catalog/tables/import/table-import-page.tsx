import { useShop } from '@theke/admin/api/shop.ts';
import { ImportPage } from '@theke/admin/imports/import-page.tsx';
import { tables } from '@theke/contracts/catalog/table';
import { tableImports } from '@theke/contracts/catalog/table-import';
import { tableColumns } from '@theke/rules/imports/table-columns.de';
import { tableTemplateRows, tableImportMessages as texts } from './table-import-messages.de.ts';
import { TableOptions } from './table-options.tsx';

/** Imports tables (IMPORT-10). */
export function TableImportPage() {
  const [first, second] = useShop().branches;
  return (
    <ImportPage
      kind={{
        contract: tableImports,
        needs: tables.write,
        columns: tableColumns,
        keyFields: ['identifier'],
        listPath: '/tables',
        texts,
        template: { fields: ['identifier', 'branch'], rows: tableTemplateRows(first?.name ?? '') },
        invalidates: [['tables'], ['table-imports']],
        // With one branch there is nothing to choose.
        options: { initial: { branch: second ? null : (first?.id ?? null) }, Fields: TableOptions },
      }}
    />
  );
}
