import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleId, exampleIds, id, instant, ref } from '../wire.ts';
import { plannedShift } from './working-schedule.ts';

const personal = { personal: true };
const kind = 'time-tracking.working-schedule';
const times = { startAt: '2026-11-24T15:00:00.000Z', endAt: '2026-11-24T22:00:00.000Z', pauseMinutes: 30 };

/** Carries the complete shift, so the newest event is enough to know its current state. */
export const scheduleChanged = defineEvent({
  type: 'time-tracking.schedule-changed.v1',
  kind,
  summary: 'Ein Dienst wurde geplant, geändert oder veröffentlicht.',
  data: plannedShift.omit({ version: true }),
  example: {
    id: exampleId('working-schedule'),
    user: { id: exampleIds.user },
    branch: { id: exampleIds.branch },
    ...times,
    role: 'Küche',
    note: '',
    state: 'draft',
  },
  isForOutside: true,
});

export const scheduleDeleted = defineEvent({
  type: 'time-tracking.schedule-deleted.v1',
  kind,
  summary: 'Ein Dienst wurde gelöscht.',
  data: z.object({ id }),
  example: { id: exampleId('working-schedule') },
  isForOutside: true,
});

const published = { kind: 'time-tracking.published-schedule' };

/** A shift as published, without the person. Later changes of the plan do not affect it. */
export const shiftPublished = defineEvent({
  ...published,
  type: 'time-tracking.shift-published.v1',
  summary: 'Ein Dienst wurde veröffentlicht oder ein offener Dienst übernommen.',
  data: z.object({ id, branch: ref, startAt: instant, endAt: instant, pauseMinutes: z.int(), isOpen: z.boolean() }),
  example: { id: exampleId('working-schedule'), branch: { id: exampleIds.branch }, ...times, isOpen: false },
});

/** A shift no longer published: its week was published again without it. */
export const shiftWithdrawn = defineEvent({
  ...published,
  type: 'time-tracking.shift-withdrawn.v1',
  summary: 'Ein veröffentlichter Dienst entfällt.',
  data: z.object({ id }),
  example: { id: exampleId('working-schedule') },
});

/** For services with a copy of published plans (ADR 0022). */
export const publishedShifts = { changed: shiftPublished, deleted: shiftWithdrawn };

const publishedShift = z.object({
  startAt: instant,
  endAt: instant,
  pauseMinutes: z.int(),
  role: z.string(),
  note: field(z.string(), 'Notiz', personal),
});
export type PublishedShift = z.output<typeof publishedShift>;

/** A week was published: the people whose shifts changed, with all their shifts of the week. */
export const schedulesPublished = defineEvent({
  type: 'time-tracking.schedules-published.v1',
  summary: 'Die Dienste einer Woche wurden veröffentlicht.',
  data: z.object({
    branch: z.object({ id, name: z.string() }),
    /** Time zone of the times. */
    timeZone: z.string(),
    monday: z.iso.date(),
    people: z.array(
      z.object({
        user: ref,
        firstName: field(z.string(), 'Vorname', personal),
        email: field(z.string(), 'E‑Mail', personal),
        shifts: z.array(publishedShift),
      }),
    ),
  }),
  example: {
    branch: { id: exampleIds.branch, name: 'Marillo Neubau' },
    timeZone: 'Europe/Vienna',
    monday: '2026-11-23',
    people: [
      {
        user: { id: exampleIds.user },
        firstName: 'Sara',
        email: 'sara.novak@marillo.example',
        shifts: [{ ...times, role: 'Küche', note: '' }],
      },
    ],
  },
});

export const scheduleEvents = [
  scheduleChanged,
  scheduleDeleted,
  shiftPublished,
  shiftWithdrawn,
  schedulesPublished,
] as const;
