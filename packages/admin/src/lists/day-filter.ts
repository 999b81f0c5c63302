import { addDays, dateOf, instantOf, type LocalDate, localTime, startOf } from '@theke/rules/time/local-time';

/** Time zone in which a range of instants is chosen by days; `null` if the field is a day itself. */
export type DayClock = string | null;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a calendar day. */
export const isDay = (text: string): boolean => isoDay.test(text) && !Number.isNaN(Date.parse(text));

/** Start of a range, as sent to the API, that begins with this day. */
export const beginOf = (day: LocalDate, clock: DayClock): string =>
  clock === null ? day : new Date(instantOf(clock, startOf(day))).toISOString();

/** End of a range that includes this day: `until` is exclusive in the API. */
export const endOf = (day: LocalDate, clock: DayClock): string => beginOf(addDays(day, 1), clock);

const dayAt = (at: number, clock: string): LocalDate => dateOf(localTime(clock, at));

/** First day of a range. */
export const firstDayOf = (from: string, clock: DayClock): LocalDate =>
  clock === null ? from : dayAt(Date.parse(from), clock);

/** Last day of a range. */
export const lastDayOf = (until: string, clock: DayClock): LocalDate =>
  clock === null ? addDays(until, -1) : dayAt(Date.parse(until) - 1, clock);

/** The day a number of days before today. */
export const dayAgo = (days: number, clock: string): LocalDate => addDays(dayAt(Date.now(), clock), -days);
