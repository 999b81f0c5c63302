import { userImportFieldNames } from '@theke/rules/imports/user-columns.de';
import { z } from 'zod';
import { field } from '../field.ts';
import { defineImport } from '../imports/define-import.ts';
import { id } from '../wire.ts';
import { users } from './user.ts';

/**
 * Import of users. A row changes the user of its e-mail. New users have no password: they request a login link, or get
 * one.
 */
export const userImports = defineImport({
  service: 'identity',
  one: 'user',
  many: 'users',
  label: { many: 'Benutzer', ofMany: 'Benutzern' },
  fieldNames: userImportFieldNames,
  needs: users.write,
  maxRows: 1_000,
  options: {
    /** Branches by the names in the file: identity does not know them. */
    branches: field(z.array(z.strictObject({ id, name: z.string().max(200) })).max(500), 'Filialen').default([]),
    /** Mails an invitation to each new user (SESSION-16). */
    isInviting: field(z.boolean(), 'Einladung per E‑Mail senden').default(false),
  },
  /** Number of mailed invitations. */
  replied: { invited: z.int() },
  example: {
    file: 'team.csv',
    columns: ['firstName', 'lastName', 'email', 'roles'],
    cells: ['Karin', 'Berger', 'karin.berger@marillo.example', 'Team'],
  },
});
