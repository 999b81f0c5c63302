import { z } from 'zod';
import { field } from '../field.ts';
import { instant } from '../wire.ts';

/** Selectable time ranges in hours; each has 60 to 96 steps. */
export const historyHours = ['1', '24', '168'] as const;
export type HistoryHours = (typeof historyHours)[number];

/** Maximum values of one time step, across all tenants; null if unknown. */
export const historyStep = z.object({
  /** When the step began. */
  at: instant,
  /** Seconds from publication to handling of an event. */
  lag: z.number().nullable(),
  /** Number of events not yet handled. */
  waiting: z.int().nullable(),
  /** Age in seconds of the oldest event in the outbox. */
  outbox: z.number().nullable(),
});
export type HistoryStep = z.output<typeof historyStep>;

/** Oldest first. Steps without measurements are left out, such as those before a service started. */
export const figureHistory = z.array(historyStep);

export const historyQuery = z.strictObject({
  hours: field(z.enum(historyHours), 'Zeitraum in Stunden', {
    hint: 'Bitte geben Sie 1, 24 oder 168 an.',
  }).default('1'),
});
