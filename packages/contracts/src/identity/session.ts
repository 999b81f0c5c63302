import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleIds, id } from '../wire.ts';
import { me } from './user.ts';

/** The cookie is set by the gateway, which alone knows host and protocol; `token` leaves it only as the cookie. */
export const openedSession = z.object({ token: z.string(), expiresAt: z.iso.datetime(), user: me });

const credentials = z.strictObject({
  email: field(z.string().trim().min(1).max(200).toLowerCase(), 'E‑Mail', { personal: true }),
  password: field(z.string().min(1).max(200), 'Passwort', { personal: true }),
});

const demoLogin = { email: 'admin@demo.example', password: 'theke-demo' };

/** The gateway's door to `openSession`: answers the user and sets the session cookie. */
export const login = endpoint({
  name: 'login',
  service: 'gateway',
  method: 'POST',
  path: '/login',
  summary: 'Anmelden',
  needs: 'public',
  bodyLimit: 10_000,
  body: credentials,
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

export const openSession = endpoint({
  name: 'openSession',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions',
  summary: 'Sitzung öffnen',
  needs: 'internal',
  body: credentials,
  reply: { kind: 'data', schema: openedSession },
  status: 201,
  example: { body: demoLogin },
});

const token = z.strictObject({ token: z.string().min(20).max(100) });

/** Whose session a token is. 404 when there is none, or when it has ended. */
export const checkSession = endpoint({
  name: 'checkSession',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/check',
  summary: 'Sitzung prüfen',
  needs: 'internal',
  body: token,
  reply: { kind: 'data', schema: z.object({ id, user: me }) },
  status: 200,
  example: { body: { token: 'example-session-token' } },
});

export const closeSession = endpoint({
  name: 'closeSession',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/close',
  summary: 'Sitzung beenden',
  needs: 'internal',
  body: token,
  reply: { kind: 'empty' },
  status: 204,
  example: { body: { token: 'example-session-token' } },
});

/** Heard by every gateway, which forgets what it knows of this session at once. */
export const sessionEnded = defineEvent({
  type: 'identity.session-ended.v1',
  summary: 'Eine Sitzung wurde beendet.',
  data: z.object({ id, user: id }),
  example: { id: exampleIds.session, user: exampleIds.user },
});
