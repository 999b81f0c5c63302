import { daysIn } from '@theke/contracts/analytics/statistic';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { addMonths } from '@theke/rules/time/months';

/** With what days are compared: those before that have the same weekdays, those a year ago, none, or as many from a day on. */
export type Compared = 'weekdays' | 'year' | 'none' | LocalDate;

export type Days = { from: LocalDate; to: LocalDate };

/** The first of the days that a range is compared with; those right before stand for none, as nothing is shown of them. */
export function againstOf(compared: Compared, days: Days): LocalDate {
  if (compared === 'year') return addMonths(days.from, -12);
  if (compared === 'weekdays') return addDays(days.from, -7 * Math.ceil(daysIn(days) / 7));
  return compared === 'none' ? addDays(days.from, -daysIn(days)) : compared;
}
