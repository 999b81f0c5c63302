import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { byId, exampleIds, id, instant } from '../wire.ts';
import { deviceName } from './own-session.ts';
import { browser, isKept, loginLimit, openedSession } from './session.ts';
import { me } from './user.ts';

/** At most this many per user. */
export const maxPasskeys = 20;

const ownPath = '/users/me/passkeys';
const empty = { kind: 'empty' } as const;
const noPassword = { currentPassword: 'theke-demo' };

/** A passkey of the caller. It only works on the host where it was created. */
export const passkey = z.object({
  id,
  name: z.string(),
  host: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;

/**
 * Options of `navigator.credentials.create` and `get`, and their results, in the JSON format of WebAuthn. The browser
 * and a library interpret them.
 */
const webauthnJson = z.record(z.string(), z.unknown());

/** A result of the browser. Its size is limited by `bodyLimit`. */
const credential = z.looseObject({
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
  response: webauthnJson,
  clientExtensionResults: webauthnJson.default({}),
});

const name = field(oneLine(60).min(1), 'Name');
const currentPassword = field(z.string().min(1).max(200), 'Bisheriges Passwort', { personal: true });
const exampleCredential = {
  id: 'AQIDBA',
  rawId: 'AQIDBA',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
const passkeyBodyLimit = 40_000;

/** The caller's passkeys, oldest first (SESSION-15). */
export const listPasskeys = endpoint({
  name: 'listPasskeys',
  service: 'identity',
  method: 'GET',
  path: ownPath,
  summary: 'Eigene Passkeys',
  needs: 'account.read',
  reply: { kind: 'data', schema: z.array(passkey) },
  status: 200,
  example: {},
});

/** Deletes a passkey of the caller. 404 if it does not exist or belongs to another user. */
export const deletePasskey = endpoint({
  name: 'deletePasskey',
  service: 'identity',
  method: 'DELETE',
  path: `${ownPath}/:id`,
  summary: 'Eigenen Passkey löschen',
  needs: 'account.write',
  params: byId,
  reply: empty,
  status: 204,
  example: { params: { id: exampleIds.session } },
});

/**
 * Options for a new passkey of the caller, valid for five minutes. 422 WRONG_PASSWORD, which counts as a failed login,
 * 429 LOCKED, 409 TOO_MANY_PASSKEYS, 409 PASSKEY_NEEDS_HOST on an IP address, which browsers refuse.
 */
export const startPasskey = endpoint({
  name: 'startPasskey',
  service: 'gateway',
  method: 'POST',
  path: `${ownPath}/options`,
  limit: loginLimit,
  summary: 'Passkey einrichten',
  needs: 'account.write',
  bodyLimit: 10_000,
  body: z.strictObject({ currentPassword }),
  reply: { kind: 'data', schema: webauthnJson },
  status: 200,
  example: { body: noPassword },
});

/** Stores the passkey that the browser created. 422 PASSKEY_INVALID, 409 PASSKEY_EXISTS. */
export const addPasskey = endpoint({
  name: 'addPasskey',
  service: 'gateway',
  method: 'POST',
  path: ownPath,
  limit: loginLimit,
  summary: 'Passkey speichern',
  needs: 'account.write',
  bodyLimit: passkeyBodyLimit,
  body: z.strictObject({ name, credential }),
  reply: { kind: 'data', schema: passkey },
  status: 200,
  example: { body: { name: 'Handy', credential: exampleCredential } },
});

/** Options for a login by passkey, valid for five minutes. They are the same for all accounts, except the challenge. */
export const startPasskeyLogin = endpoint({
  name: 'startPasskeyLogin',
  service: 'gateway',
  method: 'POST',
  path: '/login-passkey/options',
  limit: { count: 'webauthn-options', max: 120, perMs: 600_000, what: 'Anmeldungen mit Passkey' },
  summary: 'Anmeldung mit Passkey beginnen',
  needs: 'public',
  bodyLimit: 1_000,
  body: z.strictObject({}),
  reply: { kind: 'data', schema: webauthnJson },
  status: 200,
  example: { body: {} },
});

/**
 * Login by passkey; sets the session cookie. The authenticator verifies the user, so no second step follows. 401
 * PASSKEY_UNKNOWN, also for a used or expired challenge; 403 ACCOUNT_DISABLED or ACCOUNT_EXPIRED.
 */
export const loginByPasskey = endpoint({
  name: 'loginByPasskey',
  service: 'gateway',
  method: 'POST',
  path: '/login-passkey',
  limit: { ...loginLimit, count: 'webauthn' },
  summary: 'Mit einem Passkey anmelden',
  needs: 'public',
  bodyLimit: passkeyBodyLimit,
  body: z.strictObject({ credential, isKept }),
  reply: { kind: 'data', schema: me },
  status: 200,
  example: { body: { credential: exampleCredential } },
});

/** Scheme, name and port of the page, from the request and never from its body. */
const origin = z.url();
const forOrigin = { origin };
const exampleOrigin = { origin: 'https://marillo.example' };

export const preparePasskey = endpoint({
  name: 'preparePasskey',
  service: 'identity',
  method: 'POST',
  path: '/internal/passkeys/options',
  summary: 'Passkey vorbereiten',
  needs: 'internal',
  body: z.strictObject({ ...forOrigin, user: id, currentPassword }),
  reply: { kind: 'data', schema: webauthnJson },
  status: 200,
  example: { body: { ...exampleOrigin, ...noPassword, user: exampleIds.user } },
});

export const storePasskey = endpoint({
  name: 'storePasskey',
  service: 'identity',
  method: 'POST',
  path: '/internal/passkeys',
  summary: 'Passkey speichern',
  needs: 'internal',
  body: z.strictObject({ ...forOrigin, user: id, name, credential }),
  reply: { kind: 'data', schema: passkey },
  status: 201,
  example: { body: { ...exampleOrigin, user: exampleIds.user, name: 'Handy', credential: exampleCredential } },
});

export const preparePasskeyLogin = endpoint({
  name: 'preparePasskeyLogin',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/passkey-options',
  summary: 'Anmeldung mit Passkey vorbereiten',
  needs: 'internal',
  body: z.strictObject(forOrigin),
  reply: { kind: 'data', schema: webauthnJson },
  status: 200,
  example: { body: exampleOrigin },
});

export const openSessionByPasskey = endpoint({
  name: 'openSessionByPasskey',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/by-passkey',
  summary: 'Sitzung mit einem Passkey öffnen',
  needs: 'internal',
  /**
   * `browser`: id of a browser that has logged in before, to any account, because the passkey's account is not known
   * yet.
   */
  body: z.strictObject({ ...forOrigin, credential, isKept, browser, device: deviceName.optional() }),
  reply: { kind: 'data', schema: openedSession },
  status: 201,
  example: { body: { ...exampleOrigin, credential: exampleCredential } },
});

/** For the mail to the account's owner. The subject is the passkey. */
export const passkeyChanged = defineEvent({
  type: 'identity.passkey-changed.v1',
  summary: 'Ein Passkey wurde hinzugefügt oder gelöscht.',
  data: z.object({
    user: id,
    email: field(z.string(), 'E‑Mail', { personal: true }),
    name: field(z.string(), 'Name'),
    isAdded: field(z.boolean(), 'Hinzugefügt'),
  }),
  example: { user: exampleIds.user, email: 'mara.lang@demo.example', name: 'Handy', isAdded: true },
});
