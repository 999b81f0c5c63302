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

// By which path no terminal's key could stand: the gateway takes whatever comes behind `/time-tracking/` for one.
const base = { service: 'time-tracking', status: 200 } as const;

const state = z.object({
  /** Whoever is logged in: on a page that somebody else opened before, it is not theirs. */
  user: ref,
  presence,
  /** Since when one works, or pauses; null while one is not there. */
  since: instant.nullable(),
  /** The running one; null where there is none (TIME-04). */
  activity: workedActivity.nullable(),
  today,
  /** Those of one's own branches where one's own device counts (TIME-21), in the order in which they stand on one's account. */
  branches: z.array(z.object({ id, name: z.string(), timeZone: z.string() })),
});
export type OwnTime = z.output<typeof state>;

/** What one needs to punch on one's own device. */
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

/** What one may say that one works on (TIME-13), in each branch where one's own device counts. */
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

/** `user`: who pressed. A device on which somebody else has logged in since sends nothing in their name. */
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
 * Refusals as at a terminal, and 403: OTHER_PERSON where somebody else is logged in than pressed, OTHER_BRANCH for a branch that is none of theirs,
 * OWN_DEVICE_NOT_ALLOWED where a business wants to see people at a terminal (TIME-21).
 */
export const startOwnTime = punching(
  'startOwnTime',
  'start',
  'Eigenes Gerät: kommen',
  '0199f000-0000-7000-8000-00000000e011',
  start,
);
/** The same; 409 BEGUN_ELSEWHERE where what runs began in another branch than is named. */
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
  /** When and by whom it was last changed; null while it never was. */
  changedAt: field(instant.nullable(), 'Geändert am'),
  by: field(z.string(), 'Von', { personal: true }),
});
export type OwnDevices = z.output<typeof ownDevices>;

/** Of the branches that one leads, by name. */
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

/** By whoever leads the branch. The same again changes nothing. What waits on a device meanwhile is refused when it is sent. */
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
