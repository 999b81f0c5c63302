import { z } from 'zod';
import { field } from '../field.ts';
import { id, instant } from '../wire.ts';
import { lawSentence } from './law-sentence.ts';

/**
 * What was pressed, at a terminal or on one's own device. Sent again with the same id it is answered alike and happens once. Clocks: what the device's
 * showed then, and shows while it sends (TIME-07).
 */
export const pressed = z.strictObject({
  id: field(id, 'Kennung'),
  at: field(instant, 'Zeitpunkt'),
  sentAt: field(instant, 'Gesendet um'),
});
export type Pressed = z.output<typeof pressed>;

/** What somebody sees of their day beside the buttons. */
export const today = z.object({
  /** The one that is published for now, or for later today. */
  shift: z.object({ startAt: instant, endAt: instant, pauseMinutes: z.int(), role: z.string() }).nullable(),
  /** Without pauses, the earliest first; the last one until now while it runs. */
  worked: z.array(z.object({ startAt: instant, endAt: instant })),
  /** By when the law wants a break, and of how many minutes; null where nobody said by which law, and for who has had it (TIME-09). */
  breakDue: z.object({ by: instant, minutes: z.int() }).nullable(),
  /** What the law says already of the day, and of the week with it. */
  warnings: z.array(lawSentence),
});
export type Today = z.output<typeof today>;
