import { type Weekday, weekdays } from '../hours/opening-hours.ts';
import { dateOf, instantOf, isoWeekday, type LocalDate, localTime, startOf } from '../time/local-time.ts';

/** Recurrence of a task: on these weekdays, from this time on ("HH:mm"), in the branch's time zone. */
export type Recurrence = { weekdays: readonly Weekday[]; time: string };

/**
 * The day for which a task is due by now; null if none is due today. Missed days are not made up: yesterday's fridge
 * temperature cannot be measured today. A skipped time counts from the clock change, a repeated one from its first
 * occurrence.
 * @param zone of the branch
 * @param now in epoch milliseconds
 */
export function dayDue({ weekdays: on, time }: Recurrence, zone: string, now: number): LocalDate | null {
  const today = dateOf(localTime(zone, now));
  if (!on.includes(weekdays[isoWeekday(today) - 1] as Weekday)) return null;
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return now >= instantOf(zone, startOf(today) + (hours * 60 + minutes) * 60_000) ? today : null;
}
