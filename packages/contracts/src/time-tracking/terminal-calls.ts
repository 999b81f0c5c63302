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

/** The key of a terminal in examples; whoever calls a running platform puts a real one in its place. */
export const exampleTerminalKey = 'example-terminal-key';

/** In which a PIN comes with what is only read: a terminal that asks for it shows nobody's times without. */
export const pinHeader = 'x-theke-pin';

const key = { terminal: field(z.string().max(100), 'Terminal') };
/** The member of staff: by e-mail, personnel number, or id. */
const byUsername = z.object({ ...key, username: field(z.string().min(1).max(200), 'Benutzer') });
const params = { terminal: exampleTerminalKey, username: exampleIds.user };

const headers = z.object({ [pinHeader]: z.string().max(20).optional() });

const base = { service: 'time-tracking', needs: 'device', keyIn: 'terminal', status: 200 } as const;
/** Eight people at a change of shift behind one network, and what a day without a line has kept. */
const limit = { count: 'time-tracking', max: 1_200, perMs: 60_000, what: 'Meldungen eines Terminals' } as const;

const person = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  presence,
  /** Since when they work, or pause; null while they are not there. */
  since: instant.nullable(),
  /** When they came: who goes on after a pause works since then. */
  startAt: instant.nullable(),
  hasPin: z.boolean(),
});
export type TerminalPerson = z.output<typeof person>;

/** What a terminal shows before anybody has chosen who they are. 404 for an address that opens nothing. */
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
      /** For whom PINs are sealed (`sealPin`): base64url of an uncompressed point of P-256. */
      pinKey: z.string(),
      /** The server's clock. */
      now: instant,
      people: z.array(person),
    }),
  },
  example: { params: { terminal: exampleTerminalKey } },
});

/** What somebody who begins may say that they work on (TIME-13). */
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
  /** The running one; null where there is none (TIME-04). */
  activity: workedActivity.nullable(),
  /** Null where the terminal asks for a PIN and none came along: whoever only chose a name sees nobody's day. */
  today: today.nullable(),
});

/** 404 for somebody unknown, 403 for somebody of another branch, and for a wrong PIN where one came along. */
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

/** Of the last 35 days, the newest first. */
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

/** The balance as of the last day that is over, and what is left of holidays (TIME-03). */
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

/** What was published for this week and the next, by the branch's clock; the earliest first. */
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

/** 403 PIN_UNREADABLE for a PIN that was sealed for another punch. */
const punch = pressed.extend({
  /** From terminals that were loaded before they sealed it (ADR 0022). */
  pin: field(pin, 'PIN', { personal: true }).optional(),
  /** What was typed, by `sealPin` for this punch alone. */
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
 * 409 ALREADY_RUNNING; 422 UNKNOWN_REFERENCE for a project or task that is not there. What is sent late counts without: nobody stands there
 * any more who could choose another.
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
