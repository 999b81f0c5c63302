import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field, type Schema } from '../field.ts';
import { exampleIds, id, instant } from '../wire.ts';
import { pressed, today } from './pressed.ts';
import { sealPattern } from './seal-pin.ts';
import { terminalBalances } from './time-sheet.ts';
import { bookable, startBooking, workedActivity } from './working-activity.ts';
import { pin, presence } from './working-person.ts';
import { plannedShift } from './working-schedule.ts';

/** Placeholder key of a terminal in examples; callers of a running platform replace it with a real key. */
export const exampleTerminalKey = 'example-terminal-key';

/** Header with the PIN of read requests. A terminal with PINs shows no personal times without it. */
export const pinHeader = 'x-theke-pin';

const key = { terminal: field(z.string().max(100), 'Terminal') };
/** Identifies the person: e-mail, personnel number or id. */
const byUsername = z.object({ ...key, username: field(z.string().min(1).max(200), 'Benutzer') });
const params = { terminal: exampleTerminalKey, username: exampleIds.user };

const headers = z.object({ [pinHeader]: z.string().max(20).optional() });

const base = { service: 'time-tracking', needs: 'device', keyIn: 'terminal', status: 200 } as const;
/** Allows for eight people at a shift change in one network and the queue of a day offline. */
const limit = { count: 'time-tracking', max: 1_200, perMs: 60_000, what: 'Meldungen eines Terminals' } as const;

const person = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  presence,
  /** Start of the work or pause; null if absent. */
  since: instant.nullable(),
  /** Start of the activity; unlike `since`, not changed by a pause. */
  startAt: instant.nullable(),
  hasPin: z.boolean(),
});
export type TerminalPerson = z.output<typeof person>;

/** Data of a terminal before a person is selected. 404 for an invalid key. */
export const readTerminalPeople = endpoint({
  ...base,
  name: 'readTerminalPeople',
  method: 'GET',
  path: '/time-tracking/:terminal/people',
  summary: 'Terminal: Wer hier arbeitet',
  params: z.object(key),
  reply: {
    kind: 'data',
    schema: z.object({
      terminal: z.object({ id, name: z.string() }),
      branch: z.object({ id, name: z.string(), timeZone: z.string() }),
      isPinRequired: z.boolean(),
      /** Public key for sealing PINs (`sealPin`): base64url of an uncompressed point of P-256. */
      pinKey: z.string(),
      /** The server's clock. */
      now: instant,
      people: z.array(person),
    }),
  },
  example: { params: { terminal: exampleTerminalKey } },
});

/** Projects and tasks available for booking at the start (TIME-13). */
export const readTerminalBookable = endpoint({
  ...base,
  name: 'readTerminalBookable',
  method: 'GET',
  path: '/time-tracking/:terminal/bookable',
  summary: 'Terminal: Projekte und Aufgaben',
  params: z.object(key),
  reply: { kind: 'data', schema: bookable },
  example: { params: { terminal: exampleTerminalKey } },
});

const me = person.extend({
  /** The running activity; null if there is none (TIME-04). */
  activity: workedActivity.nullable(),
  /** Null if the terminal requires a PIN and none was sent: selecting a name does not show a person's day. */
  today: today.nullable(),
});

/** 404 for an unknown person, 403 for a person of another branch or a wrong PIN. */
export const readTerminalMe = endpoint({
  ...base,
  name: 'readTerminalMe',
  method: 'GET',
  path: '/time-tracking/:terminal/:username/me',
  summary: 'Terminal: Benutzer laden',
  params: byUsername,
  headers,
  reply: { kind: 'data', schema: me },
  example: { params },
});

/** Activities of the last 35 days, newest first. */
export const readTerminalActivities = endpoint({
  ...base,
  name: 'readTerminalActivities',
  method: 'GET',
  path: '/time-tracking/:terminal/:username/working-activities',
  summary: 'Terminal: eigene Aktivitäten',
  params: byUsername,
  headers,
  reply: { kind: 'data', schema: z.array(workedActivity) },
  example: { params },
});

/** Balance at the end of the last complete day, and remaining holidays (TIME-03). */
export const readTerminalBalances = endpoint({
  ...base,
  name: 'readTerminalBalances',
  method: 'GET',
  path: '/time-tracking/:terminal/:username/balances',
  summary: 'Terminal: Guthaben',
  params: byUsername,
  headers,
  reply: { kind: 'data', schema: terminalBalances },
  example: { params },
});

/** Published shifts of this week and the next, in the branch's time zone; earliest first. */
export const readTerminalSchedules = endpoint({
  ...base,
  name: 'readTerminalSchedules',
  method: 'GET',
  path: '/time-tracking/:terminal/:username/working-schedules',
  summary: 'Terminal: eigene Dienste',
  params: byUsername,
  headers,
  reply: { kind: 'data', schema: z.array(plannedShift.omit({ version: true, state: true })) },
  example: { params },
});

/** 403 PIN_UNREADABLE for a PIN sealed for another punch. */
const punch = pressed.extend({
  /** Plain PIN, sent by terminals loaded before PINs were sealed (ADR 0022). */
  pin: field(pin, 'PIN', { personal: true }).optional(),
  /** The PIN, encrypted by `sealPin` for this punch. */
  sealedPin: field(z.string().regex(sealPattern), 'Verschlossene PIN', { personal: true }).optional(),
});
export type SentPunch = z.output<typeof punch>;
const start = punch.extend(startBooking);
export type SentStart = z.output<typeof start>;

const punching = <B extends Schema>(name: string, verb: PunchMove, summary: string, example: string, body: B) =>
  endpoint({
    ...base,
    name,
    method: 'POST',
    path: `/time-tracking/:terminal/:username/working-activities/${verb}`,
    summary,
    params: byUsername,
    body,
    bodyLimit: 8_000,
    limit,
    reply: { kind: 'data', schema: workedActivity },
    example: { params, body: { id: example, at: '2026-11-21T18:30:00.000Z', sentAt: '2026-11-21T18:30:00.000Z' } },
  });

/**
 * 409 ALREADY_RUNNING; 422 UNKNOWN_REFERENCE for an unknown project or task. Late punches are stored without the
 * booking, because the person can no longer select another one.
 */
export const startWorking = punching(
  'startWorking',
  'start',
  'Terminal: kommen',
  '0199f000-0000-7000-8000-00000000e001',
  start,
);
/** 409 NOT_RUNNING, ALREADY_PAUSED. */
export const pauseWorking = punching(
  'pauseWorking',
  'pause',
  'Terminal: Pause',
  '0199f000-0000-7000-8000-00000000e002',
  punch,
);
/** 409 NOT_RUNNING, NOT_PAUSED. */
export const resumeWorking = punching(
  'resumeWorking',
  'resume',
  'Terminal: weiter',
  '0199f000-0000-7000-8000-00000000e003',
  punch,
);
/** 409 NOT_RUNNING. */
export const endWorking = punching(
  'endWorking',
  'end',
  'Terminal: gehen',
  '0199f000-0000-7000-8000-00000000e004',
  punch,
);

export const terminalCalls = [
  readTerminalPeople,
  readTerminalBookable,
  readTerminalMe,
  readTerminalActivities,
  readTerminalBalances,
  startWorking,
  pauseWorking,
  resumeWorking,
  endWorking,
  readTerminalSchedules,
] as const;
