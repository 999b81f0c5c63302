import { type Weekday, weekdays } from '../hours/opening-hours.ts';
import { dateOf, instantOf, isoWeekday, type LocalDate, localTime, startOf } from '../time/local-time.ts';

/** When a task comes again: on these days, from this time on ("HH:mm"), by the clock of the branch. */
export type Recurrence = { weekdays: readonly Weekday[]; time: string };

/**
 * The day for which a task is to be there by now; null where it is not, today. A day that nobody looked at has gone: yesterday's fridge cannot be
 * measured today. A time that the clock skips counts from the moment at which it is put forward; one that it shows twice from the first.
 * @param zone of the branch
 * @param now in epoch milliseconds
 */
export function dayDue({ weekdays: on, time }: Recurrence, zone: string, now: number): LocalDate | null {
  const today = dateOf(localTime(zone, now));
  if (!on.includes(weekdays[isoWeekday(today) - 1] as Weekday)) return null;
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return now >= instantOf(zone, startOf(today) + (hours * 60 + minutes) * 60_000) ? today : null;
}
