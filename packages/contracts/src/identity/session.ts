import { z } from 'zod';
import { endpoint, type Limit } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { byId, exampleIds, id } from '../wire.ts';
import { deviceName } from './own-session.ts';
import { secondFactorCode } from './two-factor.ts';
import { me, newPassword } from './user.ts';

/**
 * The gateway sets the cookie, because only it knows host and protocol. `token` leaves the gateway only as that cookie.
 */
export const openedSession = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  /** Whether the cookie survives closing the browser. */
  isKept: z.boolean().default(false),
  user: me,
});
export type OpenedSession = z.output<typeof openedSession>;

const credentials = z.strictObject({
  email: field(z.string().trim().min(1).max(200).toLowerCase(), 'E‑Mail', { personal: true }),
  password: field(z.string().min(1).max(200), 'Passwort', { personal: true }),
});

/** "Angemeldet bleiben" (SESSION-10). */
export const isKept = field(z.boolean(), 'Angemeldet bleiben').default(false);

/** Second login step, if the account has one (SESSION-14). */
const code = secondFactorCode.optional();

const demoLogin = { email: 'admin@demo.example', password: 'theke-demo' };

/** Limit of each password endpoint; identity also locks accounts separately. */
export const loginLimit: Limit = {
  count: 'login',
  max: 60,
  perMs: 600_000,
  what: 'fehlgeschlagene Anmeldeversuche',
  counts: 'failures',
};
/** Separate counter: a login link works even if others used up the password limit of the network. */
const linkLimit: Limit = { ...loginLimit, count: 'login-link' };

/**
 * Login at the gateway: calls `openSession`, returns the user and sets the session cookie. 401 SECOND_FACTOR_REQUIRED
 * asks for `code` after a right password, 401 SECOND_FACTOR_WRONG for another one.
 */
export const login = endpoint({
  name: 'login',
  service: 'gateway',
  method: 'POST',
  path: '/login',
  limit: loginLimit,
  summary: 'Anmelden',
  needs: 'public',
  bodyLimit: 10_000,
  body: credentials.extend({ isKept, code }),
  reply: { kind: 'data', schema: me },
  status: 200,
  example: { body: demoLogin },
});

export const logout = endpoint({
  name: 'logout',
  service: 'gateway',
  method: 'POST',
  path: '/logout',
  summary: 'Abmelden',
  needs: 'public',
  reply: { kind: 'empty' },
  status: 204,
  example: {},
});

/** Ends every session of the caller on all devices and deletes the cookie. */
export const logoutEverywhere = endpoint({
  name: 'logoutEverywhere',
  service: 'gateway',
  method: 'POST',
  path: '/logout-everywhere',
  summary: 'Überall abmelden',
  needs: 'account.write',
  reply: { kind: 'empty' },
  status: 204,
  example: {},
});

const passwordChange = z.strictObject({
  /** Not required right after a login by link, which users without their password use. */
  currentPassword: field(z.string().min(1).max(200), 'Bisheriges Passwort', { personal: true }).optional(),
  newPassword: field(newPassword, 'Neues Passwort', { personal: true }),
});
const passwordExample = { currentPassword: 'ein-langes-passwort', newPassword: 'ein-neues-langes-passwort' };

/**
 * 422 WRONG_PASSWORD names `currentPassword` and counts as a failed login. 422 CURRENT_PASSWORD_REQUIRED if it is
 * missing. All other sessions of the user end; the current one gets a new token.
 */
export const changePassword = endpoint({
  name: 'changePassword',
  service: 'gateway',
  method: 'PUT',
  path: '/users/me/password',
  limit: loginLimit,
  summary: 'Eigenes Passwort ändern',
  needs: 'account.write',
  bodyLimit: 10_000,
  body: passwordChange,
  reply: { kind: 'empty' },
  status: 204,
  example: { body: passwordExample },
});

/** The token of a login link. Accepts incomplete tokens, so that they are rejected like used ones. */
const linkToken = z.strictObject({ token: field(z.string().max(200), 'Anmeldelink'), code });
const linkExample = { token: 'example-login-link-token' };

/** Redeems a login link and sets the session cookie. Requires POST, because mail scanners open every link. */
export const loginByLink = endpoint({
  name: 'loginByLink',
  service: 'gateway',
  method: 'POST',
  path: '/login-link',
  limit: linkLimit,
  summary: 'Mit einem Anmeldelink anmelden',
  needs: 'public',
  bodyLimit: 10_000,
  body: linkToken,
  reply: { kind: 'data', schema: me },
  status: 200,
  example: { body: linkExample },
});

/**
 * Creates a login link: valid once, for ten minutes, replaces an earlier one. The token is in the fragment, which
 * reaches no server and no log.
 */
export const createLoginLink = endpoint({
  name: 'createLoginLink',
  service: 'identity',
  method: 'POST',
  path: '/users/:id/login-link',
  summary: 'Anmeldelink erstellen',
  needs: 'users.write',
  params: byId,
  reply: { kind: 'data', schema: z.object({ path: z.string(), expiresAt: z.iso.datetime() }) },
  status: 201,
  example: { params: { id: exampleIds.user } },
});

/** Days for which the login link of an invitation is valid. */
export const invitationDays = 7;

/**
 * Mails a login link to a user, valid once and for a week; it replaces an earlier one (SESSION-16). 404; 409
 * ACCOUNT_CLOSED.
 */
export const inviteUser = endpoint({
  name: 'inviteUser',
  service: 'identity',
  method: 'POST',
  path: '/users/:id/invitation',
  summary: 'Benutzer per E‑Mail einladen',
  needs: 'users.write',
  params: byId,
  reply: {
    kind: 'data',
    schema: z.object({ email: field(z.string(), 'E‑Mail', { personal: true }), expiresAt: z.iso.datetime() }),
  },
  status: 201,
  example: { params: { id: exampleIds.user } },
});

/**
 * Sends a one-time login link, also for users who forgot their password (SESSION-11). The reply is the same whether or
 * not the account exists.
 */
export const requestLoginLink = endpoint({
  name: 'requestLoginLink',
  service: 'identity',
  method: 'POST',
  path: '/login-links',
  limit: { count: 'login-link-mail', max: 20, perMs: 600_000, what: 'angeforderte Anmeldelinks' },
  summary: 'Anmeldelink per E‑Mail anfordern',
  needs: 'public',
  bodyLimit: 10_000,
  body: credentials.pick({ email: true }),
  reply: { kind: 'empty' },
  status: 204,
  example: { body: { email: demoLogin.email } },
});

/** `link` is not secret: the mail sender combines it with a secret of the platform into the token. */
export const loginLinkRequested = defineEvent({
  type: 'identity.login-link-requested.v1',
  summary: 'Ein Anmeldelink wurde angefordert.',
  data: z.object({ user: id, email: field(z.string(), 'E‑Mail', { personal: true }), link: id }),
  example: { user: exampleIds.user, email: 'mara.lang@demo.example', link: exampleIds.session },
});

/** `link` as in `loginLinkRequested`. */
export const userInvited = defineEvent({
  type: 'identity.user-invited.v1',
  summary: 'Ein Benutzer wurde per E‑Mail eingeladen.',
  data: z.object({ user: id, email: field(z.string(), 'E‑Mail', { personal: true }), link: id }),
  example: { user: exampleIds.user, email: 'mara.lang@demo.example', link: exampleIds.session },
});

const sessionToken = z.strictObject({ token: z.string().min(20).max(100) });
const sessionExample = { token: 'example-session-token' };

/** Id of a browser that has logged in to this account before, known to the gateway. */
export const browser = z.string().min(1).max(40).optional();
const fromBrowser = { browser };
/** Name of the device for the list of sessions. */
const device = deviceName.optional();

export const openSession = endpoint({
  name: 'openSession',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions',
  summary: 'Sitzung öffnen',
  needs: 'internal',
  body: credentials.extend({ browser, device, isKept, code }),
  reply: { kind: 'data', schema: openedSession },
  status: 201,
  example: { body: demoLogin },
});

export const openSessionByLink = endpoint({
  name: 'openSessionByLink',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/by-link',
  summary: 'Sitzung mit einem Anmeldelink öffnen',
  needs: 'internal',
  /**
   * `browser`: id of a browser that has logged in before, to any account, because the link's account is not known yet.
   */
  body: linkToken.extend({ browser, device }),
  reply: { kind: 'data', schema: openedSession },
  status: 201,
  example: { body: linkExample },
});

/** Sets a new password and replaces all sessions of the user by a new one. */
export const replacePassword = endpoint({
  name: 'replacePassword',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/password',
  summary: 'Eigenes Passwort ändern',
  needs: 'internal',
  body: passwordChange.extend({ ...sessionToken.shape, ...fromBrowser }),
  reply: { kind: 'data', schema: openedSession },
  status: 201,
  example: { body: { ...passwordExample, ...sessionExample } },
});

/** Returns the session of a token. 404 if it does not exist or has ended. */
export const checkSession = endpoint({
  name: 'checkSession',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/check',
  summary: 'Sitzung prüfen',
  needs: 'internal',
  body: sessionToken,
  reply: { kind: 'data', schema: z.object({ id, user: me }) },
  status: 200,
  example: { body: sessionExample },
});

export const closeSession = endpoint({
  name: 'closeSession',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/close',
  summary: 'Sitzung beenden',
  needs: 'internal',
  body: sessionToken,
  reply: { kind: 'empty' },
  status: 204,
  example: { body: sessionExample },
});

export const closeSessionsOf = endpoint({
  name: 'closeSessionsOf',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/close-all',
  summary: 'Alle Sitzungen eines Benutzers beenden',
  needs: 'internal',
  body: z.strictObject({ user: id }),
  reply: { kind: 'empty' },
  status: 204,
  example: { body: { user: exampleIds.user } },
});

/** Every gateway subscribes and drops the session from its cache immediately. */
export const sessionEnded = defineEvent({
  type: 'identity.session-ended.v1',
  summary: 'Eine Sitzung wurde beendet.',
  data: z.object({ id, user: id }),
  example: { id: exampleIds.session, user: exampleIds.user },
});
