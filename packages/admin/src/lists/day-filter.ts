import { addDays, dateOf, instantOf, type LocalDate, localTime, startOf } from '@theke/rules/time/local-time';

const written = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => written.test(text) && !Number.isNaN(Date.parse(text));

/** The instant at which a day begins by a zone's clock. */
export const beginOf = (day: LocalDate, zone: string): string => new Date(instantOf(zone, startOf(day))).toISOString();

/** The same where it is over: days are chosen with their last one, ranges of the API end before their `until`. */
export const endOf = (day: LocalDate, zone: string): string => beginOf(addDays(day, 1), zone);

const dayAt = (at: number, zone: string): LocalDate => dateOf(localTime(zone, at));

/** The day that begins a range of instants. */
export const firstDayOf = (from: string, zone: string): LocalDate => dayAt(Date.parse(from), zone);

/** The last day within a range of instants. */
export const lastDayOf = (until: string, zone: string): LocalDate => dayAt(Date.parse(until) - 1, zone);

/** The day so many days before today. */
export const dayAgo = (days: number, zone: string): LocalDate => addDays(dayAt(Date.now(), zone), -days);
