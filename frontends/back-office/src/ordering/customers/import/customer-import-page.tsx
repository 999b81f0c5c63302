import type { ImportKind } from '@theke/admin/imports/import-kind.ts';
import { ImportPage } from '@theke/admin/imports/import-page.tsx';
import { customers } from '@theke/contracts/ordering/customer';
import { customerImports } from '@theke/contracts/ordering/customer-import';
import { customerColumns } from '@theke/rules/imports/customer-columns.de';
import { customerTemplateRows, customerImportMessages as texts } from './customer-import-messages.de.ts';

const customerImport: ImportKind = {
  contract: customerImports,
  needs: customers.write,
  columns: customerColumns,
  keyFields: ['email', 'phone'],
  listPath: '/customers',
  texts,
  template: {
    fields: ['firstName', 'lastName', 'companyName', 'email', 'phone', 'note'],
    rows: customerTemplateRows,
  },
  invalidates: [['customers'], ['customer-imports']],
};

/** Imports customers (IMPORT-12). */
export const CustomerImportPage = () => <ImportPage kind={customerImport} />;
