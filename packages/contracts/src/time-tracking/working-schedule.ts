import { isMonday } from '@theke/rules/working-time/plan/week-span';
import { z } from 'zod';
import { action, collection, deleteEndpoint, listEndpoint, readEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference, reference } from '../reference.ts';
import { byId, exampleId, exampleIds, id, instant, ref, version } from '../wire.ts';
import { absenceKind, absenceKindLabels, dayHalf } from './absence.ts';
import { region, trade } from './employment.ts';

const personal = { personal: true };

/** `draft`: new or changed since publication; visible only to managers of the branch. */
export const scheduleState = z.enum(['draft', 'published']);
export type ScheduleState = z.output<typeof scheduleState>;
export const scheduleStateLabels: Record<ScheduleState, string> = {
  draft: 'Noch nicht veröffentlicht',
  published: 'Veröffentlicht',
};

/** Start and end: at most 16 hours of elapsed time, longer than the pause. */
const times = {
  startAt: field(instant, 'Beginn'),
  endAt: field(instant, 'Ende'),
  pauseMinutes: field(z.int().min(0).max(600), 'Pause (Minuten)'),
};
const about = {
  role: field(oneLine(80), 'Tätigkeit', { hint: 'Zum Beispiel Küche oder Service.' }),
  note: field(oneLine(300), 'Notiz', { ...personal, hint: 'Nur für die eingeteilte Person sichtbar.' }),
};

/** A planned shift. */
export const plannedShift = z.object({
  id,
  version,
  /** Null: an open shift, which people of the branch may take. */
  user: field(ref.nullable(), 'Person'),
  branch: field(ref, 'Filiale'),
  ...times,
  ...about,
  state: field(scheduleState, 'Status', { choices: scheduleStateLabels }),
});
export type PlannedShiftOnWire = z.output<typeof plannedShift>;

/** With the name of the person; empty for an open shift and for deleted people. */
export const workingSchedule = plannedShift.extend({ name: field(z.string(), 'Name', personal) });
export type WorkingSchedule = z.output<typeof workingSchedule>;

export const workingSchedules = collection({
  service: 'time-tracking',
  name: 'working-schedules',
  one: 'working-schedule',
  label: { one: 'Planung', many: 'Planung' },
  item: workingSchedule,
  read: 'working-times.read',
  write: 'working-times.write',
  filters: ['user', 'branch', 'state'],
  range: ['startAt'],
  computedFilters: { isOpen: field(z.enum(['true', 'false']), 'Offen').optional() },
  sorts: ['startAt'],
});

/**
 * Earliest first. For managed branches: the plan. Otherwise the published state of one's own shifts and of open shifts
 * in one's branches (TIME-10).
 */
export const listWorkingSchedules = listEndpoint(workingSchedules);
export const readWorkingSchedule = readEndpoint(workingSchedules, workingSchedule);

const draft = {
  user: optionalReference('users', 'Person'),
  ...times,
  pauseMinutes: times.pauseMinutes.default(0),
  role: about.role.default(''),
  note: about.note.default(''),
};
const example = {
  user: null,
  startAt: '2030-01-08T15:00:00.000Z',
  endAt: '2030-01-08T22:00:00.000Z',
  pauseMinutes: 30,
  role: 'Küche',
};

/** 422 ENDS_BEFORE_START, SHIFT_TOO_LONG, PAUSE_TOO_LONG, OVERLAPS_SHIFT, NOT_OF_BRANCH. */
export const createWorkingSchedule = endpoint({
  name: 'createWorkingSchedule',
  service: 'time-tracking',
  method: 'POST',
  path: '/working-schedules',
  summary: 'Dienst erstellen',
  needs: 'working-times.write',
  body: z.strictObject({ branch: reference('branches', 'Filiale'), ...draft }),
  reply: { kind: 'data', schema: workingSchedule },
  status: 201,
  example: { body: { branch: { id: exampleIds.branch }, ...example } },
});

/** The shift becomes a draft again: its person sees the change once the week is published. 409 STALE_VERSION. */
export const updateWorkingSchedule = endpoint({
  name: 'updateWorkingSchedule',
  service: 'time-tracking',
  method: 'PUT',
  path: '/working-schedules/:id',
  summary: 'Dienst aktualisieren',
  needs: 'working-times.write',
  params: byId,
  body: z.strictObject({ version, ...draft }),
  reply: { kind: 'data', schema: workingSchedule },
  status: 200,
  example: {
    params: { id: exampleId('working-schedule') },
    body: { version: 1, ...example, note: 'Bitte pünktlich.' },
  },
});

/** Its person sees the shift until the week is published. */
export const deleteWorkingSchedule = deleteEndpoint(workingSchedules);

/** The Monday of a planned week. */
export const planMonday = field(
  z.iso.date().refine((date) => isMonday(date) && date >= '2000' && date < '2100', {
    error: 'Eine Woche beginnt am Montag. Bitte wählen Sie einen Montag.',
    params: { code: 'NOT_MONDAY' },
  }),
  'Woche ab',
);
/** Number of copied and of skipped shifts. */
export const copiedShifts = z.object({ copied: z.int(), left: z.int() });
const week = { branch: reference('branches', 'Filiale'), monday: planMonday };
const exampleWeek = { branch: { id: exampleIds.branch }, monday: '2030-01-07' };

const warning = z.object({
  user: ref,
  name: field(z.string(), 'Name', personal),
  /**
   * `breach`: forbidden by law; prevents publication. `notice`: allowed under conditions that the plan does not show.
   */
  severity: z.enum(['breach', 'notice']),
  /** Country, law and paragraph: `AT-AZG-9-1`; `absence` if the person is absent on that day. */
  rule: z.string(),
  /** Day of the warning in the branch's time zone. */
  date: z.iso.date(),
  /** A German sentence, with law and paragraph if there is one. */
  text: z.string(),
});
export type PlanWarning = z.output<typeof warning>;

/** Changes that publishing a week would make, legal warnings (TIME-09), and availability of people. */
const weekState = z.object({
  branch: ref,
  monday: z.iso.date(),
  /** Country of the law; null if unknown for the branch's time zone. */
  country: z.enum(['AT', 'DE', 'CH', 'LI']).nullable(),
  /** Number of new or changed shifts. */
  drafts: z.int(),
  /** Number of published shifts that are no longer planned. */
  removed: z.int(),
  warnings: z.array(warning),
  /** Absences of people of the branch in the week: approved, or requested and undecided. */
  absences: z.array(
    z.object({
      user: ref,
      kind: field(absenceKind, 'Art', { choices: absenceKindLabels }),
      from: z.iso.date(),
      to: z.iso.date(),
      isHalfDay: z.boolean(),
      half: dayHalf.nullable(),
      isApproved: z.boolean(),
    }),
  ),
  /**
   * Other shifts of people who belong to the branch or are planned there: in other branches, and in the weeks before
   * and after. Only the times, for legal checks and availability (TIME-09).
   */
  busy: z.array(z.object({ user: ref, startAt: instant, endAt: instant, pauseMinutes: z.int() })),
  /** Agreed minutes of the week per person of the branch; people without an agreement are left out. */
  agreed: z.array(z.object({ user: ref, minutes: z.int() })),
  /**
   * Data for legal checks of people with an agreement. All others are judged as adults in hospitality in the branch's
   * country.
   */
  judged: z.array(
    z.object({
      user: ref,
      region,
      trade,
      /** Only for people under 18 at the start of the week; laws need no other birth dates. */
      birthDate: field(z.iso.date().nullable(), 'Geboren am', personal),
    }),
  ),
});
export type PlannedWeek = z.output<typeof weekState>;
export type PlannedAbsence = PlannedWeek['absences'][number];
export type BusyTime = PlannedWeek['busy'][number];

/** Access to absences, other shifts and employment data is logged (TIME-10). */
export const readPlannedWeek = endpoint({
  name: 'readPlannedWeek',
  service: 'time-tracking',
  method: 'GET',
  path: '/working-schedules/week',
  summary: 'Dienste: eine Woche prüfen',
  needs: 'working-times.write',
  query: z.strictObject({ branch: field(id, 'Filiale'), monday: planMonday }),
  reply: { kind: 'data', schema: weekState },
  status: 200,
  example: { query: { branch: exampleIds.branch, monday: exampleWeek.monday } },
});

/**
 * Publishes the planned week. Idempotent. 422 BREAKS_LAW for legal breaches, 409 MONTH_CLOSED if the figures of a
 * closed month would change.
 */
export const publishWorkingSchedules = endpoint({
  name: 'publishWorkingSchedules',
  service: 'time-tracking',
  method: 'POST',
  path: '/working-schedules/publish',
  summary: 'Dienste: eine Woche veröffentlichen',
  needs: 'working-times.write',
  body: z.strictObject(week),
  reply: { kind: 'data', schema: weekState },
  status: 200,
  example: { body: exampleWeek },
});

/**
 * Copies the plan of another week as drafts, with the same local times (TIME-08). Existing shifts stay. Skips shifts
 * that overlap them, people who left the branch, and times lost in a clock change.
 */
export const copyWorkingSchedules = endpoint({
  name: 'copyWorkingSchedules',
  service: 'time-tracking',
  method: 'POST',
  path: '/working-schedules/copy',
  summary: 'Dienste: eine Woche übernehmen',
  needs: 'working-times.write',
  body: z.strictObject({ ...week, from: planMonday }),
  reply: { kind: 'data', schema: copiedShifts },
  status: 200,
  example: { body: { ...exampleWeek, monday: '2030-01-14', from: exampleWeek.monday } },
});

/** The caller takes an open shift. 409 NO_LONGER_OPEN if it was taken or changed; 422 OVERLAPS_SHIFT. */
export const takeWorkingSchedule = action(workingSchedules, 'take', {
  name: 'takeWorkingSchedule',
  summary: 'Offenen Dienst übernehmen',
  needs: 'working-times.read',
  reply: workingSchedule,
});

export const workingScheduleEndpoints = [
  readPlannedWeek,
  listWorkingSchedules,
  readWorkingSchedule,
  createWorkingSchedule,
  updateWorkingSchedule,
  publishWorkingSchedules,
  copyWorkingSchedules,
  takeWorkingSchedule,
  deleteWorkingSchedule,
] as const;
