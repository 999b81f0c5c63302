import { isoWeekday, type LocalDate } from '@theke/rules/time/local-time';
import { statisticsMessages } from './statistics-messages.de.ts';

const parts = (day: LocalDate) => day.split('-') as [string, string, string];

/** "14.11." */
export const shortDay = (day: LocalDate): string => {
  const [, month, date] = parts(day);
  return `${date}.${month}.`;
};

/** "14.11.2026" */
export const wholeDay = (day: LocalDate): string => `${shortDay(day)}${parts(day)[0]}`;

/** "01.11.–21.11.2026"; with both years if they differ. */
export function daysText({ from, to }: { from: LocalDate; to: LocalDate }): string {
  if (from === to) return wholeDay(to);
  return `${from.slice(0, 4) === to.slice(0, 4) ? shortDay(from) : wholeDay(from)}–${wholeDay(to)}`;
}

/** "Samstag, 14.11." */
export const namedDay = (day: LocalDate): string =>
  `${statisticsMessages.longWeekdays[isoWeekday(day) - 1]}, ${shortDay(day)}`;
