import { isMonday } from '@theke/rules/working-time/plan/week-span';
import { z } from 'zod';
import { action, collection, deleteOf, listOf, readOf } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference, reference } from '../reference.ts';
import { byId, exampleId, exampleIds, id, instant, ref, version } from '../wire.ts';
import { absenceKind, absenceKindLabels, dayHalf } from './absence.ts';
import { region, trade } from './employment.ts';

const personal = { personal: true };

/** `draft`: new, or changed since it was published; only who leads the branch sees it. */
export const scheduleState = z.enum(['draft', 'published']);
export type ScheduleState = z.output<typeof scheduleState>;
export const scheduleStateLabels: Record<ScheduleState, string> = {
  draft: 'Noch nicht veröffentlicht',
  published: 'Veröffentlicht',
};

/** From when to when: 16 hours of real time at most, within which the pause has room. */
const times = {
  startAt: field(instant, 'Beginn'),
  endAt: field(instant, 'Ende'),
  pauseMinutes: field(z.int().min(0).max(600), 'Pause (Minuten)'),
};
const about = {
  role: field(oneLine(80), 'Tätigkeit', { hint: 'Zum Beispiel Küche oder Service.' }),
  note: field(oneLine(300), 'Notiz', { ...personal, hint: 'Liest, wer den Dienst hat.' }),
};

/** A shift: when somebody is to work. */
export const plannedShift = z.object({
  id,
  version,
  /** Null: an open shift, which whoever belongs to the branch may take. */
  user: field(ref.nullable(), 'Person'),
  branch: field(ref, 'Filiale'),
  ...times,
  ...about,
  state: field(scheduleState, 'Stand', { choices: scheduleStateLabels }),
});
export type PlannedShiftOnWire = z.output<typeof plannedShift>;

/** With the name of the person; empty for an open shift, and for somebody who is no longer there. */
export const workingSchedule = plannedShift.extend({ name: field(z.string(), 'Name', personal) });
export type WorkingSchedule = z.output<typeof workingSchedule>;

export const workingSchedules = collection({
  service: 'time-tracking',
  name: 'working-schedules',
  one: 'working-schedule',
  label: { one: 'Planung', many: 'Planung' },
  of: workingSchedule,
  read: 'working-times.read',
  write: 'working-times.write',
  filters: ['user', 'branch', 'state'],
  range: ['startAt'],
  computedFilters: { isOpen: field(z.enum(['true', 'false']), 'Offen').optional() },
  sorts: ['startAt'],
});

/**
 * The earliest first. Of the branches that one leads as they are planned; otherwise as it was published, what one has oneself and the open shifts of
 * one's branches (TIME-10).
 */
export const listWorkingSchedules = listOf(workingSchedules);
export const readWorkingSchedule = readOf(workingSchedules, workingSchedule);

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

/** It is a draft again: who has it sees the change once the week is published. 409 STALE_VERSION. */
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

/** Whoever has it sees it until the week is published. */
export const deleteWorkingSchedule = deleteOf(workingSchedules);

/** The first day of a week that is planned. */
export const planMonday = field(
  z.iso.date().refine((date) => isMonday(date) && date >= '2000' && date < '2100', {
    error: 'Eine Woche beginnt am Montag. Bitte wählen Sie einen Montag.',
    params: { code: 'NOT_MONDAY' },
  }),
  'Woche ab',
);
/** How many shifts were planned, and how many could not be. */
export const copiedShifts = z.object({ copied: z.int(), left: z.int() });
const week = { branch: reference('branches', 'Filiale'), monday: planMonday };
const exampleWeek = { branch: { id: exampleIds.branch }, monday: '2030-01-07' };

const warning = z.object({
  user: ref,
  name: field(z.string(), 'Name', personal),
  /** `breach`: beyond what the law allows; it hinders publishing. `notice`: allowed under conditions that no plan shows. */
  severity: z.enum(['breach', 'notice']),
  /** Country, law and paragraph: `AT-AZG-9-1`; `absence` where the person is away that day. */
  rule: z.string(),
  /** The day that it is about, in the branch's zone. */
  date: z.iso.date(),
  /** A German sentence; with law and paragraph where one says so. */
  text: z.string(),
});
export type PlanWarning = z.output<typeof warning>;

/** What publishing a week would do, what the law says of it (TIME-09), and who is there for how long. */
const weekState = z.object({
  branch: ref,
  monday: z.iso.date(),
  /** Whose law; null where the branch's zone says nothing of it. */
  country: z.enum(['AT', 'DE', 'CH', 'LI']).nullable(),
  /** Shifts that are new or changed. */
  drafts: z.int(),
  /** Published ones that are planned no more. */
  removed: z.int(),
  warnings: z.array(warning),
  /** When people of the branch are away on days of the week: approved, or asked for and not decided. */
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
   * What else those of the branch, and whoever is planned there, are planned for: in other branches, and in the weeks before and after. Only when, for
   * the law and for who has no time (TIME-09).
   */
  busy: z.array(z.object({ user: ref, startAt: instant, endAt: instant, pauseMinutes: z.int() })),
  /** Minutes that are agreed on with people of the branch for the week; of whom nothing is, there is none. */
  agreed: z.array(z.object({ user: ref, minutes: z.int() })),
  /** By what the law judges those with whom that is agreed; everybody else as a grown-up in an inn of the branch's country. */
  judged: z.array(
    z.object({
      user: ref,
      region,
      trade,
      /** Of who is under 18 when the week begins: no law asks for more. */
      birthDate: field(z.iso.date().nullable(), 'Geboren am', personal),
    }),
  ),
});
export type PlannedWeek = z.output<typeof weekState>;
export type PlannedAbsence = PlannedWeek['absences'][number];
export type BusyTime = PlannedWeek['busy'][number];

/** Looks at who is away, who is busy, what is agreed and by what people are judged are told (TIME-10). */
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
 * What is planned for the week is what people see from now on. 422 BREAKS_LAW where the law forbids something of it, 409 MONTH_CLOSED where a closed
 * month would have other figures; done again it does nothing.
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
 * Plans a week as another one was: the same times of the clock (TIME-08), as drafts. What is there already stays; what overlaps it, whom the branch
 * no longer has, and what the change of clocks swallows, is left out.
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

/** Oneself does an open shift. 409 NO_LONGER_OPEN where somebody was quicker, or it was changed; 422 OVERLAPS_SHIFT. */
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
