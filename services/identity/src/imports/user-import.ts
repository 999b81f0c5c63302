import type { Parsed } from '@theke/contracts/endpoint';
import { users } from '@theke/contracts/identity/user';
import type { userImports } from '@theke/contracts/identity/user-import';
import type { Transaction } from '@theke/kit/database/database';
import type { ImportKind } from '@theke/kit/imports/import-kind';
import { resourceImport } from '@theke/kit/imports/resource-import';
import type { ResourceUseCases } from '@theke/kit/resource/resource-use-cases';
import { type ImportedUser, readUserCells } from '@theke/rules/imports/user-cells';
import { type UserImportField, userImportFieldNames } from '@theke/rules/imports/user-columns.de';
import type { z } from 'zod';

type Body = Parsed<(typeof userImports)['run']>['body'];
type UserDoc = z.output<typeof users.draft>;

const emailIn = ({ email = '' }: ImportedUser): string => email;

type Deps = {
  useCases: ResourceUseCases<(typeof users)['draft']>;
  by: string;
  /** Mails an invitation, once the transaction is committed. */
  invite: (tx: Transaction, user: { id: string; email: string }, at: Date) => Promise<unknown>;
};

/**
 * Import of users: by their e-mail, without a password (IMPORT-13). Only new users are invited, so that a repeated
 * import sends no second mail (IMPORT-14).
 */
export function userImport({ useCases, by, invite }: Deps): ImportKind<UserDoc, UserImportField, Body> {
  const saving = resourceImport(useCases, emailIn, by);
  let created: readonly { id: string; email: string }[] = [];
  return {
    ...saving,
    draft: users.draft,
    fieldNames: userImportFieldNames,
    keyField: 'email',
    keyOf: emailIn,
    texts: {
      twice: (values, line) => `„${emailIn(values)}“ steht schon in Zeile ${line}.`,
      ambiguous: (values) => `„${emailIn(values)}“ gibt es mehrmals. Bitte ändern Sie diese Benutzer einzeln.`,
    },
    open: async (_, { columns, branches }) => ({ read: (cells) => readUserCells(cells, columns, branches) }),
    async insert(tx, docs, at) {
      const ids = await saving.insert(tx, docs, at);
      created = ids.map((id, index) => ({ id, email: docs[index]?.email ?? '' }));
      return ids;
    },
    replyUnsaved: { invited: 0 },
    async finish(tx, _, { isInviting }, at) {
      const invited = isInviting ? created : [];
      for (const user of invited) await invite(tx, user, at);
      return {
        changes: 0,
        reply: { invited: invited.length },
        save: (importId) => tx.query('update user_import set invited = $2 where id = $1', [importId, invited.length]),
      };
    },
  };
}
