import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { dateOf, type LocalDate, localTime } from '@theke/rules/time/local-time';

/** Day on which a closed month of a sheet changed (TIME-23); undefined if it did not. */
export function changedDay({ closed, timeZone }: Pick<TimeSheet, 'closed' | 'timeZone'>): LocalDate | undefined {
  const since = closed.find(({ isClosed }) => isClosed)?.changedSince;
  return since ? dateOf(localTime(timeZone, Date.parse(since))) : undefined;
}
