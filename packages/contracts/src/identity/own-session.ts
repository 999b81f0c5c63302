import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { byId, exampleIds, id, instant } from '../wire.ts';

/** Browser and system as shown to the user, such as "Firefox auf Windows"; named by the gateway. */
export const deviceName = z.string().min(1).max(80);

/** A session of the caller as the account page lists it (SESSION-12). */
export const ownSession = z.object({
  id,
  /** Null for sessions from before devices were stored, and for programs that send no `User-Agent`. */
  device: deviceName.nullable(),
  openedAt: instant,
  /** Last request, to the minute. */
  seenAt: instant,
  isKept: z.boolean(),
  isByLink: z.boolean(),
  /** Whether the request was made with this session. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

const list = { kind: 'data', schema: z.array(ownSession) } as const;

/** Sessions of the caller, latest activity first. */
export const listOwnSessions = endpoint({
  name: 'listOwnSessions',
  service: 'gateway',
  method: 'GET',
  path: '/users/me/sessions',
  summary: 'Angemeldete Geräte',
  needs: 'account.read',
  reply: list,
  status: 200,
  example: {},
});

/** Ends one session of the caller. 404 if it is unknown, has ended or belongs to another user. */
export const endOwnSession = endpoint({
  name: 'endOwnSession',
  service: 'gateway',
  method: 'DELETE',
  path: '/users/me/sessions/:id',
  summary: 'Gerät abmelden',
  needs: 'account.write',
  params: byId,
  reply: { kind: 'empty' },
  status: 204,
  example: { params: { id: exampleIds.session } },
});

/** `token` marks the session of the request. */
export const listSessionsOf = endpoint({
  name: 'listSessionsOf',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/list',
  summary: 'Sitzungen eines Benutzers',
  needs: 'internal',
  body: z.strictObject({ user: id, token: z.string().min(20).max(100) }),
  reply: list,
  status: 200,
  example: { body: { user: exampleIds.user, token: 'example-session-token' } },
});

export const closeSessionOf = endpoint({
  name: 'closeSessionOf',
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/close-one',
  summary: 'Eine Sitzung eines Benutzers beenden',
  needs: 'internal',
  body: z.strictObject({ user: id, session: id }),
  reply: { kind: 'empty' },
  status: 204,
  example: { body: { user: exampleIds.user, session: exampleIds.session } },
});

/** For the mail to the account's owner (SESSION-13). The subject is the session. */
export const newDeviceUsed = defineEvent({
  type: 'identity.new-device-used.v1',
  summary: 'Jemand hat sich auf einem neuen Gerät angemeldet.',
  data: z.object({
    user: id,
    email: field(z.string(), 'E‑Mail', { personal: true }),
    device: deviceName.nullable(),
    at: instant,
  }),
  example: {
    user: exampleIds.user,
    email: 'mara.lang@demo.example',
    device: 'Firefox auf Windows',
    at: '2026-11-21T11:00:00.000Z',
  },
});
