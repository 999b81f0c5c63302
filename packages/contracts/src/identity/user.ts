import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { roles } from '../permissions.ts';
import { references } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { id, instant, ref } from '../wire.ts';
import { publicProfileDraft } from './profile.ts';

const personal = { personal: true };

/** Rejects passwords such as ten spaces. */
const leastDifferent = 5;

export const newPassword = z
  .string()
  .min(10)
  .max(200)
  .refine((password) => new Set(password).size >= leastDifferent, {
    error: 'Dieses Passwort ist zu leicht zu erraten. Bitte verwenden Sie mindestens fünf verschiedene Zeichen.',
    params: { code: 'PASSWORD_TOO_SIMPLE' },
  });

/** Staff who log in. The password is write-only and lies hashed (Argon2id) in a table of its own. */
export const users = defineResource({
  service: 'identity',
  name: 'users',
  one: 'user',
  label: { one: 'Benutzer', many: 'Benutzer' },
  draft: z.strictObject({
    firstName: field(oneLine(80).min(1), 'Vorname', personal),
    lastName: field(oneLine(80).min(1), 'Nachname', personal),
    email: field(z.email().max(200).toLowerCase(), 'E‑Mail', personal),
    roles: field(z.array(z.enum(roles)).min(1).max(3), 'Rollen', {
      choices: { ROLE_ADMIN: 'Administration', ROLE_MANAGER: 'Leitung', ROLE_EMPLOYEE: 'Team' },
    }),
    branches: references('branches', 'Filialen'),
    isActive: field(z.boolean(), 'Aktiv').default(true),
    /** From then on nobody gets in with this account, and its sessions have ended. */
    expiresAt: field(instant.nullable(), 'Zugang gültig bis').default(null),
    /** What the site may say of them; nothing while it is not public. */
    profile: publicProfileDraft,
    /** Counted for whoever has a profile: their id under `/api/v1`. */
    number: field(z.int().min(1).max(2_147_483_647), 'Nummer', { widget: 'kept' }).optional(),
    /** Absent on an update: stays as it was. Without one only login links lead in. Never in a reply or an event. */
    password: field(newPassword, 'Passwort', { widget: 'password', personal: true }).optional(),
  }),
  serverFields: ['number'],
  read: 'users.read',
  write: 'users.write',
  isKeptWhileUsed: true,
  filters: ['isActive', 'roles', 'branches'],
  labelFields: ['lastName', 'firstName'],
  sorts: ['firstName', 'email', 'expiresAt'],
  // Somebody is looked for by "Dora Huber".
  search: ['firstName', 'lastName', 'email'],
  example: {
    firstName: 'Dora',
    lastName: 'Huber',
    email: 'dora.huber@marillo.example',
    roles: ['ROLE_MANAGER'],
    password: 'ein-langes-passwort',
    profile: { isPublic: true, email: 'dora.huber@marillo.example' },
  },
});
export type User = z.output<typeof users.entity>;

/** The current user, as header and back office need it (ACCESS-07, FRAME-08). */
export const me = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  branches: z.array(ref),
});
export type Me = z.output<typeof me>;

export const readMe = endpoint({
  name: 'readMe',
  service: 'identity',
  method: 'GET',
  path: '/users/me',
  summary: 'Aktueller Benutzer',
  needs: 'account.read',
  reply: { kind: 'data', schema: me },
  status: 200,
  example: {},
});
