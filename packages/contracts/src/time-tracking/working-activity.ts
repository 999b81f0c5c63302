import { z } from 'zod';
import { collection, listOf, readOf } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
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
});
export type WorkedActivityOnWire = z.output<typeof workedActivity>;

/** The same as staff see it. */
export const workingActivity = workedActivity.extend({ name: field(z.string(), 'Name', personal) });
export type WorkingActivity = z.output<typeof workingActivity>;

/** A fact that an activity follows from; it is never changed. */
const fact = z.object({
  id,
  kind: z.enum(['start', 'pause', 'resume', 'end', 'correction']),
  /** What counts, or when it was put right. */
  at: instant,
  /** What the terminal's clock showed; null for a correction. */
  terminalAt: instant.nullable(),
  serverAt: instant,
  isLate: z.boolean(),
  terminal: ref.nullable(),
  reason: field(z.string(), 'Grund', personal),
  /** Who wrote it down; empty for who pressed it. */
  by: field(z.string(), 'Von', personal),
  /** What a correction put in the place of what there was. */
  to: z.object({ ...worked, isRemoved: z.boolean() }).nullable(),
});
export type WorkingFact = z.output<typeof fact>;

export const workingActivities = collection({
  service: 'time-tracking',
  name: 'working-activities',
  one: 'working-activity',
  label: { one: 'Aktivität', many: 'Aktivitäten' },
  of: workingActivity,
  read: 'working-times.read',
  write: 'working-times.write',
  filters: ['user', 'branch', 'state'],
  range: ['startAt'],
  sorts: ['startAt'],
});

/** The newest first: one's own, those of the branches that one leads, or all. Whose somebody looks at is told to the audit trail (TIME-10). */
export const listWorkingActivities = listOf(workingActivities);
export const readWorkingActivity = readOf(workingActivities, workingActivity.extend({ facts: z.array(fact) }));

const reason = field(oneLine(300).min(3), 'Grund', {
  hint: 'Steht bei der Aktivität und bleibt dort.',
  personal: true,
});
const times = {
  startAt: worked.startAt,
  endAt: worked.endAt,
  pauses: worked.pauses.default([]),
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

export const workingActivityEndpoints = [
  listWorkingActivities,
  readWorkingActivity,
  createWorkingActivity,
  updateWorkingActivity,
  deleteWorkingActivity,
] as const;
