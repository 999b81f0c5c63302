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

/** Minimum number of different characters; rejects passwords such as ten spaces. */
const minDifferent = 5;

export const newPassword = z
  .string()
  .min(10)
  .max(200)
  .refine((password) => new Set(password).size >= minDifferent, {
    error: 'Dieses Passwort ist zu leicht zu erraten. Bitte verwenden Sie mindestens fünf verschiedene Zeichen.',
    params: { code: 'PASSWORD_TOO_SIMPLE' },
  });

/** Staff account. The password is write-only; its hash (Argon2id) is stored in a separate table. */
export const users = defineResource({
  service: 'identity',
  name: 'users',
  one: 'user',
  label: { one: 'Benutzer', many: 'Benutzer' },
  draft: z.strictObject({
    firstName: field(oneLine(80).min(1), 'Vorname', personal),
    lastName: field(oneLine(80).min(1), 'Nachname', personal),
    email: field(z.email().max(200).toLowerCase(), 'E‑Mail', personal),
    roles: field(z.array(z.enum(roles)).min(1).max(roles.length), 'Rollen', {
      choices: {
        ROLE_ADMIN: 'Administration',
        ROLE_MANAGER: 'Leitung',
        ROLE_EMPLOYEE: 'Team',
        ROLE_EDITOR: 'Redaktion',
      },
      hint: 'Die Redaktion schreibt und veröffentlicht die Website. Allein sieht diese Rolle keine Bestellungen.',
    }),
    branches: references('branches', 'Filialen', {
      hint: 'Eine Leitung ohne Filiale leitet alle Filialen. Ein Teammitglied ohne Filiale sieht keine.',
    }),
    /** Can be assigned deliveries in these branches (DELIVERY-01). */
    isDriver: field(z.boolean(), 'Fährt Bestellungen aus', {
      hint: 'Kann auf der Tafel „Bestellungen“ als Fahrer gewählt werden und sieht die eigenen Zustellungen.',
    }).default(false),
    isActive: field(z.boolean(), 'Aktiv').default(true),
    /** From this time the account cannot log in, and its sessions have ended. */
    expiresAt: field(instant.nullable(), 'Zugang gültig bis').default(null),
    /** Profile on the site; shown only while it is public. */
    profile: publicProfileDraft,
    /** Assigned to users with a profile: their id under `/api/v1`. */
    number: field(z.int().min(1).max(2_147_483_647), 'Nummer', { widget: 'kept' }).optional(),
    /** Absent on an update: unchanged. Without a password only login links work. Never part of a reply or an event. */
    password: field(newPassword, 'Passwort', { widget: 'password', personal: true }).optional(),
  }),
  serverFields: ['number'],
  read: 'users.read',
  write: 'users.write',
  isKeptWhileUsed: true,
  filters: ['isActive', 'roles', 'branches'],
  labelFields: ['lastName', 'firstName'],
  labelOrder: ['firstName', 'lastName'],
  sorts: ['firstName', 'email', 'expiresAt'],
  // Supports searches for full names such as "Dora Huber".
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

/** The current user with the fields that header and back office need (ACCESS-07, FRAME-08). */
export const me = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  branches: z.array(ref),
  /** Delivers orders (DELIVERY-01). */
  isDriver: z.boolean().optional(),
  /** The session lacks the second step that the business requires: only the own account is open (SESSION-17). */
  mustSetUpSecondStep: z.boolean().optional(),
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
