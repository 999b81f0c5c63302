import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field, type Schema } from '../field.ts';
import { reference } from '../reference.ts';
import { byId, exampleIds, id, instant, ref } from '../wire.ts';
import { isAllowed } from './own-devices-changed.ts';
import { pressed, today } from './pressed.ts';
import { bookable, startBooking, workedActivity } from './working-activity.ts';
import { presence } from './working-person.ts';

// Paths must not match `/time-tracking/:key`: the gateway treats the next segment as a terminal key.
const base = { service: 'time-tracking', status: 200 } as const;

const state = z.object({
  /** The logged-in user, to detect that a page was opened by someone else. */
  user: ref,
  presence,
  /** Start of the work or pause; null if absent. */
  since: instant.nullable(),
  /** The running activity; null if there is none (TIME-04). */
  activity: workedActivity.nullable(),
  today,
  /** The user's branches that allow personal devices (TIME-21), in the order of the account. */
  branches: z.array(z.object({ id, name: z.string(), timeZone: z.string() })),
});
export type OwnTime = z.output<typeof state>;

/** Data for punching on a personal device. */
export const readOwnTime = endpoint({
  ...base,
  name: 'readOwnTime',
  method: 'GET',
  path: '/own-time',
  summary: 'Eigenes Gerät: eigener Stand',
  needs: 'working-times.read',
  reply: { kind: 'data', schema: state },
  example: {},
});

/** Projects and tasks that the user may book on (TIME-13), for each branch that allows personal devices. */
export const readOwnBookable = endpoint({
  ...base,
  name: 'readOwnBookable',
  method: 'GET',
  path: '/own-time/bookable',
  summary: 'Eigenes Gerät: Projekte und Aufgaben',
  needs: 'working-times.read',
  reply: { kind: 'data', schema: z.array(bookable.extend({ branch: ref })) },
  example: {},
});

/** `user`: the person who pressed the button. If another user has logged in since, the punch is not sent. */
const punch = pressed.extend({ user: reference('users', 'Person'), branch: reference('branches', 'Filiale') });
export type OwnPunch = z.output<typeof punch>;
const start = punch.extend(startBooking);
export type OwnStart = z.output<typeof start>;

const punching = <B extends Schema>(name: string, verb: PunchMove, summary: string, example: string, body: B) =>
  endpoint({
    ...base,
    name,
    method: 'POST',
    path: `/own-time/${verb}`,
    summary,
    needs: 'own-time.write',
    body,
    bodyLimit: 8_000,
    limit: { count: 'own-time', max: 120, perMs: 60_000, what: 'Meldungen eines Geräts' },
    reply: { kind: 'data', schema: workedActivity },
    example: {
      body: {
        id: example,
        at: '2026-11-21T18:30:00.000Z',
        sentAt: '2026-11-21T18:30:00.000Z',
        user: { id: exampleIds.user },
        branch: { id: exampleIds.branch },
      },
    },
  });

/**
 * Rejections as at a terminal, and 403: OTHER_PERSON if another user is logged in, OTHER_BRANCH for a branch of others,
 * OWN_DEVICE_NOT_ALLOWED if the branch requires a terminal (TIME-21).
 */
export const startOwnTime = punching(
  'startOwnTime',
  'start',
  'Eigenes Gerät: kommen',
  '0199f000-0000-7000-8000-00000000e011',
  start,
);
/** Additionally 409 BEGUN_ELSEWHERE if the running activity began in another branch. */
export const pauseOwnTime = punching(
  'pauseOwnTime',
  'pause',
  'Eigenes Gerät: Pause',
  '0199f000-0000-7000-8000-00000000e012',
  punch,
);
export const resumeOwnTime = punching(
  'resumeOwnTime',
  'resume',
  'Eigenes Gerät: weiter',
  '0199f000-0000-7000-8000-00000000e013',
  punch,
);
export const endOwnTime = punching(
  'endOwnTime',
  'end',
  'Eigenes Gerät: gehen',
  '0199f000-0000-7000-8000-00000000e014',
  punch,
);

const ownDevices = z.object({
  branch: ref,
  name: z.string(),
  isAllowed,
  /** Time and user of the last change; null if never changed. */
  changedAt: field(instant.nullable(), 'Geändert am'),
  by: field(z.string(), 'Von', { personal: true }),
});
export type OwnDevices = z.output<typeof ownDevices>;

/** The managed branches, by name. */
export const listOwnDevices = endpoint({
  ...base,
  name: 'listOwnDevices',
  method: 'GET',
  path: '/own-time/branches',
  summary: 'Eigenes Gerät: wo es zählt',
  needs: 'terminals.read',
  reply: { kind: 'data', schema: z.array(ownDevices) },
  example: {},
});

/** For managers of the branch. Idempotent. Punches still waiting on devices are rejected when sent. */
export const allowOwnDevices = endpoint({
  ...base,
  name: 'allowOwnDevices',
  method: 'PUT',
  path: '/own-time/branches/:id',
  summary: 'Eigenes Gerät: erlauben oder nicht',
  needs: 'terminals.write',
  params: byId,
  body: z.strictObject({ isAllowed }),
  reply: { kind: 'data', schema: ownDevices },
  example: { params: { id: exampleIds.branch }, body: { isAllowed: true } },
});

export const ownPunches = [startOwnTime, pauseOwnTime, resumeOwnTime, endOwnTime] as const;
export const ownTimeEndpoints = [readOwnTime, readOwnBookable, ...ownPunches, listOwnDevices, allowOwnDevices] as const;
