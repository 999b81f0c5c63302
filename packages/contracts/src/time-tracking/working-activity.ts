import { z } from 'zod';
import { collection, listEndpoint, readEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference, reference } from '../reference.ts';
import { byId, exampleId, exampleIds, id, instant, ref, version } from '../wire.ts';

const personal = { personal: true };

/** `end-missing`: the person started again without punching out; the end is unknown. */
export const activityState = z.enum(['running', 'paused', 'ended', 'end-missing']);
export type ActivityState = z.output<typeof activityState>;
export const activityStateLabels: Record<ActivityState, string> = {
  running: 'Im Dienst',
  paused: 'In Pause',
  ended: 'Beendet',
  'end-missing': 'Ende fehlt',
};

const pause = z.strictObject({
  startAt: field(instant, 'Pause von'),
  endAt: field(instant.nullable(), 'Pause bis'),
});

/** Start and end; `endAt` is null while running or if unknown. */
const worked = {
  startAt: field(instant, 'Kommen'),
  endAt: field(instant.nullable(), 'Gehen'),
  pauses: field(z.array(pause).max(50), 'Pausen'),
};

/** Project and task that the person or a correction booked (TIME-13). A task of a project sets the project too. */
const booking = {
  project: optionalReference('projects', 'Projekt'),
  task: optionalReference('tasks', 'Aufgabe'),
};
export const startBooking = booking;
export type Booking = { project: { id: string } | null; task: { id: string } | null };

/** A person's activity, derived from the facts (TIME-06). */
export const workedActivity = z.object({
  id,
  version,
  user: field(ref, 'Person'),
  branch: field(ref, 'Filiale'),
  ...worked,
  state: field(activityState, 'Status', { choices: activityStateLabels }),
  /** Some punch was sent later than it happened, by the terminal's clock (TIME-07). */
  isLate: field(z.boolean(), 'Nachgetragen'),
  /** Contains a correction (TIME-05). */
  isCorrected: field(z.boolean(), 'Korrigiert'),
  project: field(ref.nullable(), 'Projekt').default(null),
  task: field(ref.nullable(), 'Aufgabe').default(null),
});
export type WorkedActivityOnWire = z.output<typeof workedActivity>;

/** The view of staff. */
export const workingActivity = workedActivity.extend({
  name: field(z.string(), 'Name', personal),
  /** Names of project and task; empty if none was selected. */
  bookedOn: field(z.string(), 'Gebucht auf'),
});
export type WorkingActivity = z.output<typeof workingActivity>;

/** A fact from which activities are derived; never changed. */
export const workingFact = z.object({
  id,
  kind: z.enum(['start', 'pause', 'resume', 'end', 'correction']),
  /** Effective time of the punch, or time of the correction. */
  at: instant,
  /** Clock of the terminal or personal device; null for a correction. */
  terminalAt: instant.nullable(),
  serverAt: instant,
  isLate: z.boolean(),
  /** Origin: `own-device` is a personal device (TIME-21). */
  source: z.enum(['terminal', 'own-device', 'correction']),
  terminal: ref.nullable(),
  /** Names of project and task in this fact; empty if explicitly none, null if not specified. */
  bookedOn: z.string().nullable(),
  reason: field(z.string(), 'Grund', personal),
  /** Author of a correction; empty for a punch. */
  by: field(z.string(), 'Von', personal),
  /** The times that a correction set. */
  to: z.object({ ...worked, isRemoved: z.boolean() }).nullable(),
});
export type WorkingFact = z.output<typeof workingFact>;

export const workingActivities = collection({
  service: 'time-tracking',
  name: 'working-activities',
  one: 'working-activity',
  label: { one: 'Aktivität', many: 'Aktivitäten' },
  item: workingActivity,
  read: 'working-times.read',
  write: 'working-times.write',
  filters: ['user', 'branch', 'state', 'project', 'task'],
  range: ['startAt'],
  sorts: ['startAt'],
});

/**
 * Newest first: one's own, those of managed branches, or all. Access to others' times is written to the audit log
 * (TIME-10).
 */
export const listWorkingActivities = listEndpoint(workingActivities);
export const readWorkingActivity = readEndpoint(
  workingActivities,
  workingActivity.extend({ facts: z.array(workingFact) }),
);

const reason = field(oneLine(300).min(3), 'Grund', {
  hint: 'Bleibt dauerhaft bei der Aktivität stehen.',
  personal: true,
});
const times = {
  startAt: worked.startAt,
  endAt: worked.endAt,
  pauses: worked.pauses.default([]),
  /** Project and task. Default: unchanged. */
  booked: field(z.strictObject(booking), 'Gebucht auf').optional(),
  reason,
};

/** Adds an activity without punches. 422 for times in the future or overlapping other activities of the person. */
export const createWorkingActivity = endpoint({
  name: 'createWorkingActivity',
  service: 'time-tracking',
  method: 'POST',
  path: '/working-activities',
  summary: 'Aktivität erstellen',
  needs: 'working-times.write',
  body: z.strictObject({ user: reference('users', 'Person'), branch: reference('branches', 'Filiale'), ...times }),
  reply: { kind: 'data', schema: workingActivity },
  status: 201,
  example: {
    body: {
      user: { id: exampleIds.user },
      branch: { id: exampleIds.branch },
      startAt: '2026-11-20T08:00:00.000Z',
      endAt: '2026-11-20T16:30:00.000Z',
      pauses: [{ startAt: '2026-11-20T12:00:00.000Z', endAt: '2026-11-20T12:30:00.000Z' }],
      reason: 'Terminal war aus.',
    },
  },
});

const at = { id: exampleId('working-activity') };

/** Adds a correction with reason and author; the punches stay stored. 409 STALE_VERSION if changed in between. */
export const updateWorkingActivity = endpoint({
  name: 'updateWorkingActivity',
  service: 'time-tracking',
  method: 'PUT',
  path: '/working-activities/:id',
  summary: 'Aktivität aktualisieren',
  needs: 'working-times.write',
  params: byId,
  body: z.strictObject({ version, ...times }),
  reply: { kind: 'data', schema: workingActivity },
  status: 200,
  example: {
    params: at,
    body: {
      version: 1,
      startAt: '2026-11-20T08:00:00.000Z',
      endAt: '2026-11-20T16:00:00.000Z',
      reason: 'Ist um vier gegangen.',
    },
  },
});

/** Removes an activity from lists and sums; its facts stay stored. */
export const deleteWorkingActivity = endpoint({
  name: 'deleteWorkingActivity',
  service: 'time-tracking',
  method: 'DELETE',
  path: '/working-activities/:id',
  summary: 'Aktivität löschen',
  needs: 'working-times.write',
  params: byId,
  query: z.strictObject({ reason }),
  reply: { kind: 'empty' },
  status: 204,
  example: { params: at, query: { reason: 'Falsche Person gewählt.' } },
});

/** Projects and tasks available for booking. */
export const bookable = z.object({
  /** Running projects, by name. */
  projects: z.array(z.object({ id, name: z.string() })),
  /** Tasks not yet done, newest first, with their assignees. */
  tasks: z.array(
    z.object({ id, number: z.int(), title: z.string(), project: ref.nullable(), assignees: z.array(ref) }),
  ),
});
export type Bookable = z.output<typeof bookable>;

/** For a managed branch. */
export const readBookable = endpoint({
  name: 'readBookable',
  service: 'time-tracking',
  method: 'GET',
  path: '/time-sheets/bookable',
  summary: 'Worauf Zeit gebucht werden kann',
  needs: 'working-times.write',
  query: z.strictObject({ branch: field(id, 'Filiale') }),
  reply: { kind: 'data', schema: bookable },
  status: 200,
  example: { query: { branch: exampleIds.branch } },
});

export const workingActivityEndpoints = [
  listWorkingActivities,
  readWorkingActivity,
  createWorkingActivity,
  updateWorkingActivity,
  deleteWorkingActivity,
  readBookable,
] as const;
