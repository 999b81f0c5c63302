import { z } from 'zod';
import { field } from '../field.ts';
import { instant } from '../wire.ts';

/** Hours that a history looks back; each has 60 to 96 steps. */
export const historyHours = ['1', '24', '168'] as const;
export type HistoryHours = (typeof historyHours)[number];

/** The highest figures of one step of time, for all tenants together; null where nobody knew. */
export const historyStep = z.object({
  /** When the step began. */
  at: instant,
  /** Seconds from a fact to its being dealt with. */
  lag: z.number().nullable(),
  /** Events that nobody had taken yet. */
  waiting: z.int().nullable(),
  /** Seconds that the oldest event had been stored without being handed to the bus. */
  outbox: z.number().nullable(),
});
export type HistoryStep = z.output<typeof historyStep>;

/** Steps that nobody measured, such as those before a service started, are left out. The oldest first. */
export const figureHistory = z.array(historyStep);

export const historyQuery = z.strictObject({
  hours: field(z.enum(historyHours), 'Zeitraum in Stunden', {
    hint: 'Bitte geben Sie 1, 24 oder 168 an.',
  }).default('1'),
});
