import { useShop } from '@theke/admin/api/shop.ts';
import { ImportPage } from '@theke/admin/imports/import-page.tsx';
import { users } from '@theke/contracts/identity/user';
import { userImports } from '@theke/contracts/identity/user-import';
import { userColumns } from '@theke/rules/imports/user-columns.de';
import { userImportMessages as texts, userTemplateRows } from './user-import-messages.de.ts';
import { UserOptions } from './user-options.tsx';

const invitedIn = (reply: object): number => ('invited' in reply ? Number(reply.invited) : 0);
const invitedText = (count: number): string => (count > 0 ? texts.invited(count) : '');
const previewText = (count: number): string => (count > 0 ? texts.willInvite(count) : texts.noInvitation);

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
        texts: {
          ...texts,
          doneBesides: (reply) => invitedText(invitedIn(reply)),
          listedBesides: ({ invited = 0 }) => invitedText(invited),
          undoBesides: ({ invited = 0 }) => (invited > 0 ? texts.invitedBefore(invited) : ''),
        },
        template: {
          fields: ['firstName', 'lastName', 'email', 'roles', 'branches'],
          rows: userTemplateRows(branches[0]?.name ?? ''),
        },
        invalidates: [['users'], ['user-imports']],
        options: {
          // The service does not know the names of branches.
          initial: { branches: branches.map(({ id, name }) => ({ id, name })), isInviting: false },
          Fields: UserOptions,
          preview: ({ isInviting }, { counts }) => (isInviting ? previewText(counts.new) : undefined),
        },
      }}
    />
  );
}
