import { addDays, dateOf, instantOf, type LocalDate, localTime, startOf } from '@theke/rules/time/local-time';

/** By whose clock a range of instants is chosen in days; `null` where its field is a day itself. */
export type DayClock = string | null;

const written = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => written.test(text) && !Number.isNaN(Date.parse(text));

/** Where a range begins that begins with this day. */
export const beginOf = (day: LocalDate, clock: DayClock): string =>
  clock === null ? day : new Date(instantOf(clock, startOf(day))).toISOString();

/** Where a range ends that ends with this day: days are chosen with their last one, the API's ranges end before their `until`. */
export const endOf = (day: LocalDate, clock: DayClock): string => beginOf(addDays(day, 1), clock);

const dayAt = (at: number, clock: string): LocalDate => dateOf(localTime(clock, at));

/** The day that a range begins with. */
export const firstDayOf = (from: string, clock: DayClock): LocalDate =>
  clock === null ? from : dayAt(Date.parse(from), clock);

/** The last day within a range. */
export const lastDayOf = (until: string, clock: DayClock): LocalDate =>
  clock === null ? addDays(until, -1) : dayAt(Date.parse(until) - 1, clock);

/** The day so many days before today. */
export const dayAgo = (days: number, clock: string): LocalDate => addDays(dayAt(Date.now(), clock), -days);
