import { z } from 'zod';
import { collection, listOf, readOf } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference, reference } from '../reference.ts';
import { byId, exampleId, exampleIds, id, instant, ref, version } from '../wire.ts';

const personal = { personal: true };

/** `end-missing`: somebody began anew without having gone; nobody knows when they went. */
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

/** From when to when; `endAt` is null while it runs, and where nobody knows it. */
const worked = {
  startAt: field(instant, 'Kommen'),
  endAt: field(instant.nullable(), 'Gehen'),
  pauses: field(z.array(pause).max(50), 'Pausen'),
};

/** What somebody works on, as they or a correction said it (TIME-13). A task that belongs to a project brings it along. */
const booking = {
  project: optionalReference('projects', 'Projekt'),
  task: optionalReference('tasks', 'Aufgabe'),
};
export const startBooking = booking;
export type Booking = { project: { id: string } | null; task: { id: string } | null };

/** What somebody worked, as it follows from the facts (TIME-06). */
export const workedActivity = z.object({
  id,
  version,
  user: field(ref, 'Person'),
  branch: field(ref, 'Filiale'),
  ...worked,
  state: field(activityState, 'Stand', { choices: activityStateLabels }),
  /** Some of it was told later than it happened, by the terminal's clock (TIME-07). */
  isLate: field(z.boolean(), 'Nachgetragen'),
  /** Somebody put it right (TIME-05). */
  isCorrected: field(z.boolean(), 'Korrigiert'),
  project: field(ref.nullable(), 'Projekt').default(null),
  task: field(ref.nullable(), 'Aufgabe').default(null),
});
export type WorkedActivityOnWire = z.output<typeof workedActivity>;

/** The same as staff see it. */
export const workingActivity = workedActivity.extend({
  name: field(z.string(), 'Name', personal),
  /** Project and task by name; empty where nothing was chosen. */
  bookedOn: field(z.string(), 'Gebucht auf'),
});
export type WorkingActivity = z.output<typeof workingActivity>;

/** A fact that an activity follows from; it is never changed. */
export const workingFact = z.object({
  id,
  kind: z.enum(['start', 'pause', 'resume', 'end', 'correction']),
  /** What counts, or when it was put right. */
  at: instant,
  /** What the clock of the terminal, or of the own device, showed; null for a correction. */
  terminalAt: instant.nullable(),
  serverAt: instant,
  isLate: z.boolean(),
  /** Where it comes from: `own-device` is the person's own, without a terminal (TIME-21). */
  source: z.enum(['terminal', 'own-device', 'correction']),
  terminal: ref.nullable(),
  /** Project and task by name, as the fact says it; empty where it says that there is none, null where it says nothing. */
  bookedOn: z.string().nullable(),
  reason: field(z.string(), 'Grund', personal),
  /** Who wrote it down; empty for who pressed it. */
  by: field(z.string(), 'Von', personal),
  /** What a correction put in the place of what there was. */
  to: z.object({ ...worked, isRemoved: z.boolean() }).nullable(),
});
export type WorkingFact = z.output<typeof workingFact>;

export const workingActivities = collection({
  service: 'time-tracking',
  name: 'working-activities',
  one: 'working-activity',
  label: { one: 'Aktivität', many: 'Aktivitäten' },
  of: workingActivity,
  read: 'working-times.read',
  write: 'working-times.write',
  filters: ['user', 'branch', 'state', 'project', 'task'],
  range: ['startAt'],
  sorts: ['startAt'],
});

/** The newest first: one's own, those of the branches that one leads, or all. Whose somebody looks at is told to the audit trail (TIME-10). */
export const listWorkingActivities = listOf(workingActivities);
export const readWorkingActivity = readOf(workingActivities, workingActivity.extend({ facts: z.array(workingFact) }));

const reason = field(oneLine(300).min(3), 'Grund', {
  hint: 'Steht bei der Aktivität und bleibt dort.',
  personal: true,
});
const times = {
  startAt: worked.startAt,
  endAt: worked.endAt,
  pauses: worked.pauses.default([]),
  /** What it was worked on; where nothing is said, it stays as it was. */
  booked: field(z.strictObject(booking), 'Gebucht auf').optional(),
  reason,
};

/** Nobody stamped it. 422 for times in the future or that overlap what the person worked otherwise. */
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

/** A new fact, which says why and by whom: what was stamped stays. 409 STALE_VERSION where something happened in between. */
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

/** There was no such activity: it is in no list and no sum any more, its facts stay. */
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

/** What time can be booked on. */
export const bookable = z.object({
  /** Those that run, by name. */
  projects: z.array(z.object({ id, name: z.string() })),
  /** Those that are not done, the newest first. Of whom they are is told by `assignees`. */
  tasks: z.array(
    z.object({ id, number: z.int(), title: z.string(), project: ref.nullable(), assignees: z.array(ref) }),
  ),
});
export type Bookable = z.output<typeof bookable>;

/** In a branch, by whoever leads it. */
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
