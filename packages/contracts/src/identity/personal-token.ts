import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { tokenScopeNames, tokenScopes } from '../permissions.ts';
import { byId, exampleIds, id, instant } from '../wire.ts';
import { me } from './user.ts';

/** At most this many per user, and this many days of validity. */
export const maxTokens = 20;
export const maxTokenDays = 366;

const ownPath = '/users/me/tokens';
const empty = { kind: 'empty' } as const;
const tokenScope = z.enum(tokenScopeNames);

const name = field(oneLine(80).min(1), 'Name', { hint: 'Woran Sie das Programm erkennen.' });
const scopes = field(z.array(tokenScope).min(1).max(tokenScopeNames.length), 'Rechte', {
  choices: Object.fromEntries(tokenScopeNames.map((scope) => [scope, tokenScopes[scope].label])),
});

/** A personal API token. Only a hash is stored; its beginning is the only part ever shown again. */
export const personalToken = z.object({
  id,
  name,
  scopes: z.array(tokenScope),
  start: z.string(),
  createdAt: instant,
  expiresAt: instant,
  /** Accurate to the minute. */
  lastUsedAt: instant.nullable(),
});
export type PersonalToken = z.output<typeof personalToken>;

/** The caller's tokens, newest first, also expired ones (ACCESS-16). */
export const listTokens = endpoint({
  name: 'listTokens',
  service: 'identity',
  method: 'GET',
  path: ownPath,
  summary: 'Eigene API-Tokens',
  needs: 'account.read',
  reply: { kind: 'data', schema: z.array(personalToken) },
  status: 200,
  example: {},
});

/**
 * Creates a token; only this response contains it: `thp_` and 43 characters. 422 WRONG_PASSWORD, which counts as a
 * failed login, 429 LOCKED, 409 TOO_MANY_TOKENS.
 */
export const createToken = endpoint({
  name: 'createToken',
  service: 'identity',
  method: 'POST',
  path: ownPath,
  summary: 'API-Token erstellen',
  needs: 'account.write',
  bodyLimit: 10_000,
  body: z.strictObject({
    name,
    scopes,
    days: field(z.int().min(1).max(maxTokenDays), 'Gültig (Tage)').default(90),
    currentPassword: field(z.string().min(1).max(200), 'Bisheriges Passwort', { personal: true }),
  }),
  reply: { kind: 'data', schema: personalToken.extend({ token: z.string() }) },
  status: 201,
  example: { body: { name: 'Auswertung', scopes: ['orders.read'], days: 30, currentPassword: 'theke-demo' } },
});

/** Deletes a token of the caller; it is refused immediately. 404 for another user's token. */
export const deleteToken = endpoint({
  name: 'deleteToken',
  service: 'identity',
  method: 'DELETE',
  path: `${ownPath}/:id`,
  summary: 'API-Token löschen',
  needs: 'account.write',
  params: byId,
  reply: empty,
  status: 204,
  example: { params: { id: exampleIds.personalToken } },
});

/** Owner and scopes of a token, for the gateway. */
export const tokenHolder = z.object({ id, user: me, scopes: z.array(tokenScope) });
export type TokenHolder = z.output<typeof tokenHolder>;

/** 404 for a token that is unknown or has expired, or whose owner may not log in. */
export const checkToken = endpoint({
  name: 'checkToken',
  service: 'identity',
  method: 'POST',
  path: '/internal/tokens/check',
  summary: 'API-Token prüfen',
  needs: 'internal',
  body: z.strictObject({ token: z.string().max(100) }),
  reply: { kind: 'data', schema: tokenHolder },
  status: 200,
  example: { body: { token: 'example-personal-token' } },
});

/**
 * Every gateway subscribes and drops the token from its cache; the subject is the token. For the mail to its owner,
 * too.
 */
export const tokenChanged = defineEvent({
  type: 'identity.token-changed.v1',
  summary: 'Ein persönlicher API-Token wurde erstellt oder gelöscht.',
  data: z.object({
    user: id,
    email: field(z.string(), 'E‑Mail', { personal: true }),
    name: field(z.string(), 'Name'),
    isAdded: field(z.boolean(), 'Erstellt'),
  }),
  example: { user: exampleIds.user, email: 'mara.lang@demo.example', name: 'Auswertung', isAdded: true },
});
