import { useShop } from '@theke/admin/api/shop.ts';
import { ImportPage } from '@theke/admin/imports/import-page.tsx';
import { users } from '@theke/contracts/identity/user';
import { userImports } from '@theke/contracts/identity/user-import';
import { userColumns } from '@theke/rules/imports/user-columns.de';
import { userImportMessages as texts, userTemplateRows } from './user-import-messages.de.ts';

/** Imports users (IMPORT-13). */
export function UserImportPage() {
  const { branches } = useShop();
  return (
    <ImportPage
      kind={{
        contract: userImports,
        needs: users.write,
        columns: userColumns,
        keyFields: ['email'],
        listPath: '/users',
        texts,
        template: {
          fields: ['firstName', 'lastName', 'email', 'roles', 'branches'],
          rows: userTemplateRows(branches[0]?.name ?? ''),
        },
        invalidates: [['users'], ['user-imports']],
        // The service does not know the names of branches.
        options: { initial: { branches: branches.map(({ id, name }) => ({ id, name })) } },
      }}
    />
  );
}
