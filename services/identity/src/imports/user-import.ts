import type { Parsed } from '@theke/contracts/endpoint';
import { users } from '@theke/contracts/identity/user';
import type { userImports } from '@theke/contracts/identity/user-import';
import type { ImportKind } from '@theke/kit/imports/import-kind';
import { resourceImport } from '@theke/kit/imports/resource-import';
import type { ResourceUseCases } from '@theke/kit/resource/resource-use-cases';
import { type ImportedUser, readUserCells } from '@theke/rules/imports/user-cells';
import { type UserImportField, userImportFieldNames } from '@theke/rules/imports/user-columns.de';
import type { z } from 'zod';

type Body = Parsed<(typeof userImports)['run']>['body'];
type UserDoc = z.output<typeof users.draft>;

const emailIn = ({ email = '' }: ImportedUser): string => email;

/** Import of users: by their e-mail, without a password (IMPORT-13). */
export const userImport = (
  useCases: ResourceUseCases<(typeof users)['draft']>,
  by: string,
): ImportKind<UserDoc, UserImportField, Body> => ({
  ...resourceImport(useCases, emailIn, by),
  draft: users.draft,
  fieldNames: userImportFieldNames,
  keyField: 'email',
  keyOf: emailIn,
  texts: {
    twice: (values, line) => `„${emailIn(values)}“ steht schon in Zeile ${line}.`,
    ambiguous: (values) => `„${emailIn(values)}“ gibt es mehrmals. Bitte ändern Sie diese Benutzer einzeln.`,
  },
  open: async (_, { columns, branches }) => ({ read: (cells) => readUserCells(cells, columns, branches) }),
});
