import { z } from 'zod';
import { endpoint, type Limit } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { byId, exampleIds, id } from '../wire.ts';
import { me, newPassword } from './user.ts';

/** The cookie is set by the gateway, which alone knows host and protocol; `token` leaves it only as the cookie. */
export const openedSession = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  /** The browser keeps it when it is closed. */
  isKept: z.boolean().default(false),
  user: me,
});
export type OpenedSession = z.output<typeof openedSession>;

const credentials = z.strictObject({
  email: field(z.string().trim().min(1).max(200).toLowerCase(), 'E‑Mail', { personal: true }),
  password: field(z.string().min(1).max(200), 'Passwort', { personal: true }),
});

/** "Angemeldet bleiben" (SESSION-10). */
const isKept = field(z.boolean(), 'Angemeldet bleiben').default(false);

const demoLogin = { email: 'admin@demo.example', password: 'theke-demo' };

/** Of each door that takes a password; accounts have a lock of their own at identity. */
const loginLimit: Limit = {
  count: 'login',
  max: 60,
  perMs: 600_000,
  what: 'fehlgeschlagene Anmeldeversuche',
  counts: 'failures',
};
/** Apart: a link lets in who is held up by others' wrong passwords. */
const linkLimit: Limit = { ...loginLimit, count: 'login-link' };

/** The gateway's door to `openSession`: answers the user and sets the session cookie. */
export const login = endpoint({
  name: 'login',
  service: 'gateway',
  method: 'POST',
  path: '/login',
  limit: loginLimit,
  summary: 'Anmelden',
  needs: 'public',
  bodyLimit: 10_000,
  body: credentials.extend({ isKept }),
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

/** Ends every session of the caller, on all devices; the cookie goes with them. */
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
  /** Not needed right after a login by link: whoever forgot it came that way. */
  currentPassword: field(z.string().min(1).max(200), 'Bisheriges Passwort', { personal: true }).optional(),
  newPassword: field(newPassword, 'Neues Passwort', { personal: true }),
});
const passwordExample = { currentPassword: 'ein-langes-passwort', newPassword: 'ein-neues-langes-passwort' };

/**
 * 422 WRONG_PASSWORD names `currentPassword` and counts like a failed login. Every other session of the user ends, the
 * own one gets a new token. 422 CURRENT_PASSWORD_REQUIRED where it is missing.
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

/** Whatever was left of a link that somebody copied: half a one is as unknown as a used one. */
const linkToken = z.strictObject({ token: field(z.string().max(200), 'Anmeldelink') });
const linkExample = { token: 'example-login-link-token' };

/** Uses a login link up and sets the session cookie. Only a POST does: scanners of mail open every link they see. */
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

/** Works once and for ten minutes; a newer one takes its place. The path's fragment reaches no server and no log. */
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

/**
 * Sends a link that lets in once, and does for whoever forgot the password too (SESSION-11). The answer is the same whether or not there
 * is such an account.
 */
export const requestLoginLink = endpoint({
  name: 'requestLoginLink',
  service: 'identity',
  method: 'POST',
  path: '/login-links',
  limit: { count: 'login-link-mail', max: 20, perMs: 600_000, what: 'angeforderte Anmeldelinks' },
  summary: 'Anmeldelink per E-Mail anfordern',
  needs: 'public',
  bodyLimit: 10_000,
  body: credentials.pick({ email: true }),
  reply: { kind: 'empty' },
  status: 204,
  example: { body: { email: demoLogin.email } },
});

/** `link` is no secret: with the platform's own one it becomes the token, where the mail is written. */
export const loginLinkRequested = defineEvent({
  type: 'identity.login-link-requested.v1',
  summary: 'Ein Anmeldelink wurde angefordert.',
  data: z.object({ user: id, email: field(z.string(), 'E‑Mail', { personal: true }), link: id }),
  example: { user: exampleIds.user, email: 'mara.lang@demo.example', link: exampleIds.session },
});

const sessionToken = z.strictObject({ token: z.string().min(20).max(100) });
const sessionExample = { token: 'example-session-token' };

/** The browser that the gateway knows to have logged in to this account before. */
const fromBrowser = { browser: z.string().min(1).max(40).optional() };

export const openSession = endpoint({
  name: 'openSession',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions',
  summary: 'Sitzung öffnen',
  needs: 'internal',
  body: credentials.extend({ ...fromBrowser, isKept }),
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
  body: linkToken,
  reply: { kind: 'data', schema: openedSession },
  status: 201,
  example: { body: linkExample },
});

/** The new password, and a session in the place of all that the user had. */
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

/** Whose session a token is. 404 when there is none, or when it has ended. */
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

/** Heard by every gateway, which forgets what it knows of this session at once. */
export const sessionEnded = defineEvent({
  type: 'identity.session-ended.v1',
  summary: 'Eine Sitzung wurde beendet.',
  data: z.object({ id, user: id }),
  example: { id: exampleIds.session, user: exampleIds.user },
});
