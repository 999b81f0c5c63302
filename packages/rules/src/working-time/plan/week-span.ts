import { instantOf, type LocalDate } from '../../time/local-time.ts';
import { addDays, isoWeekday, startOf } from '../known-days.ts';

export const isMonday = (date: LocalDate): boolean => isoWeekday(date) === 1;

/** The instants [from, until) of local days in a zone, from a date on; in ISO UTC. */
export const daysSpan = (zone: string, date: LocalDate, days: number): { from: string; until: string } => {
  const at = (day: LocalDate) => new Date(instantOf(zone, startOf(day))).toISOString();
  return { from: at(date), until: at(addDays(date, days)) };
};

/** The instants [from, until) of the week that begins on a Monday. */
export const weekSpan = (zone: string, monday: LocalDate) => daysSpan(zone, monday, 7);
