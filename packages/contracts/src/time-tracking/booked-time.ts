import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { id, ref } from '../wire.ts';
import { checkDays, dayHint } from './check-days.ts';
import { sheetDay } from './sheet-day.ts';

const count = z.int();

/** Time booked on a project and task; null if none was selected. Names are empty for deleted projects and tasks. */
const bookedTimeRow = z.object({
  project: field(ref.nullable(), 'Projekt'),
  projectName: z.string(),
  task: field(ref.nullable(), 'Aufgabe'),
  taskName: z.string(),
  activities: field(count, 'Aktivitäten'),
  /** Whole seconds of ended activities, without pauses. */
  seconds: field(count, 'Stunden'),
});
export type BookedTimeRow = z.output<typeof bookedTimeRow>;

/**
 * Number of ended activities and their seconds. `open`: activities that are running or have an unknown end; not
 * included.
 */
const total = z.object({ activities: count, seconds: count, open: count });
const bookedTime = z.object({ from: sheetDay, to: sheetDay, rows: z.array(bookedTimeRow), total });
export type BookedTime = z.output<typeof bookedTime>;

/**
 * Time booked by project and task (TIME-20), in one branch or all managed ones. Both days are included, in each
 * branch's time zone (TIME-08). Sorted by name, unbooked time last. Contains no names of people.
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
