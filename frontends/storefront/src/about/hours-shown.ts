import type { OpeningRules } from '@theke/rules/hours/opening-hours';
import { listSlots } from '@theke/rules/hours/opening-hours';
import { addDays, dateOf, isoWeekday, localTime } from '@theke/rules/time/local-time';
import { hoursText, type WeekDay, weekDays } from '../menu/opening-week.ts';

/** How many days ahead exceptions from the usual hours are shown. */
const daysAhead = 28;

/** The next seven days, sorted from Monday. */
export const weekFromMonday = (rules: OpeningRules, zone: string, now: Date): WeekDay[] =>
  weekDays(rules, zone, now).toSorted((one, other) => isoWeekday(one.date) - isoWeekday(other.date));

/**
 * Days with exceptional hours after the current ISO week, which the weekly table does not show (HOURS-09): ["24.12.",
 * "geschlossen"].
 */
export function changedDays(rules: OpeningRules, zone: string, now: Date): [day: string, hours: string][] {
  const today = dateOf(localTime(zone, now.getTime()));
  const [nextMonday, last] = [addDays(today, 8 - isoWeekday(today)), addDays(today, daysAhead)];
  const dates = (rules ?? []).flatMap(({ type, date }) => (type === 'once' && date ? [date] : []));
  return [...new Set(dates)]
    .filter((date) => date >= nextMonday && date <= last)
    .toSorted()
    .map((date) => [`${date.slice(8)}.${date.slice(5, 7)}.`, hoursText(listSlots(rules, date), false)]);
}
