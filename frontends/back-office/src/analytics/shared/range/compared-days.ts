import { daysIn } from '@theke/contracts/analytics/statistic';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { addMonths } from '@theke/rules/time/months';

/** Comparison: earlier days with the same weekdays, the same days a year ago, none, or the days from a date on. */
export type Compared = 'weekdays' | 'year' | 'none' | LocalDate;

export type Days = { from: LocalDate; to: LocalDate };

/** First day of the compared range. Without a comparison it is the preceding range, which is not shown. */
export function againstOf(compared: Compared, days: Days): LocalDate {
  if (compared === 'year') return addMonths(days.from, -12);
  if (compared === 'weekdays') return addDays(days.from, -7 * Math.ceil(daysIn(days) / 7));
  return compared === 'none' ? addDays(days.from, -daysIn(days)) : compared;
}
