import { dateOf, isoWeekday, type LocalDate, localTime } from '@theke/rules/time/local-time';

/** Calendar day of an instant in a time zone. */
export const dateAt = (at: string | Date, zone: string): LocalDate => dateOf(localTime(zone, new Date(at).getTime()));

const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
export const weekdayShort = (date: LocalDate): string => weekdays[isoWeekday(date) - 1] as string;
/** "03.11." */
export const shortDate = (date: LocalDate): string => `${date.slice(8)}.${date.slice(5, 7)}.`;
/** "03.11.2026" */
export const longDate = (date: LocalDate): string => `${shortDate(date)}${date.slice(0, 4)}`;
/** "Di 24.11." */
export const dayText = (date: LocalDate): string => `${weekdayShort(date)} ${shortDate(date)}`;
