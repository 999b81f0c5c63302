import { z } from 'zod';
import { field } from '../field.ts';
import { id, instant } from '../wire.ts';
import { lawSentence } from './law-sentence.ts';

/**
 * A punch at a terminal or personal device. Idempotent by id. Contains the device's clock at the punch and at sending
 * (TIME-07).
 */
export const pressed = z.strictObject({
  id: field(id, 'Kennung'),
  at: field(instant, 'Zeitpunkt'),
  sentAt: field(instant, 'Gesendet um'),
});
export type Pressed = z.output<typeof pressed>;

/** A person's current day, shown next to the buttons. */
export const today = z.object({
  /** The current published shift, or the next one today. */
  shift: z.object({ startAt: instant, endAt: instant, pauseMinutes: z.int(), role: z.string() }).nullable(),
  /** Worked times without pauses, earliest first; a running one ends now. */
  worked: z.array(z.object({ startAt: instant, endAt: instant })),
  /**
   * Latest time and length in minutes of the break required by law. Null if the law is unknown or the break was taken
   * (TIME-09).
   */
  breakDue: z.object({ by: instant, minutes: z.int() }).nullable(),
  /** Legal warnings for the day and its week so far. */
  warnings: z.array(lawSentence),
});
export type Today = z.output<typeof today>;
