import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { id, ref } from '../wire.ts';
import { checkDays, dayHint } from './check-days.ts';
import { sheetDay } from './sheet-day.ts';

const count = z.int();

/** What was worked on one task of one project; null where the time says none. A name is empty where there is no such project or task any more. */
const bookedTimeRow = z.object({
  project: field(ref.nullable(), 'Projekt'),
  projectName: z.string(),
  task: field(ref.nullable(), 'Aufgabe'),
  taskName: z.string(),
  activities: field(count, 'Aktivitäten'),
  /** Whole seconds without pauses, of activities that have ended. */
  seconds: field(count, 'Stunden'),
});
export type BookedTimeRow = z.output<typeof bookedTimeRow>;

/** Ended activities and their seconds in all; `open` ones run still, or nobody knows when they ended, and are not in it. */
const total = z.object({ activities: count, seconds: count, open: count });
const bookedTime = z.object({ from: sheetDay, to: sheetDay, rows: z.array(bookedTimeRow), total });
export type BookedTime = z.output<typeof bookedTime>;

/**
 * What was worked on by project and task (TIME-20), in one branch or in all that one leads; both days are included, each by its branch's clock
 * (TIME-08). By name; what is on none comes last. It names nobody.
 */
export const readBookedTime = endpoint({
  name: 'readBookedTime',
  service: 'time-tracking',
  method: 'GET',
  path: '/time-sheets/booked-time',
  summary: 'Gearbeitete Zeit je Projekt und Aufgabe',
  needs: 'working-statistics.read',
  query: z
    .strictObject({
      from: field(sheetDay, 'Von', dayHint),
      to: field(sheetDay, 'Bis', dayHint),
      branch: field(id, 'Filiale').optional(),
    })
    .superRefine(({ from, to }, context) => checkDays(from, to, 'to', context)),
  reply: { kind: 'data', schema: bookedTime },
  status: 200,
  example: { query: { from: '2026-11-01', to: '2026-11-30' } },
});
