import type { SheetDayRow, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import type { PaidKind } from '@theke/rules/working-time/payroll-file';

type PaidSheet = Pick<TimeSheet, 'hasEmployment' | 'over'> & { days: readonly Omit<SheetDayRow, 'bookedOn'>[] };

/** What is credited on a day is credited for one thing, but for half a day of holiday beside half a day of being sick. */
function creditedAs({ credited, target, holidayDays, publicHoliday, absences }: PaidSheet['days'][number]) {
  if (publicHoliday !== null) return { publicHoliday: credited, holiday: 0, sick: 0 };
  const isSick = absences.some(({ kind, state }) => kind === 'sick' && state === 'approved');
  const holiday = isSick ? Math.min(credited, target * holidayDays) : credited;
  return { publicHoliday: 0, holiday, sick: credited - holiday };
}

/**
 * Whole seconds of a sheet by what they are paid for: together what was worked and credited, of the days that count. Of somebody of
 * whom nothing is agreed there is what they worked.
 */
export function paidSeconds({ days, hasEmployment, over }: PaidSheet): Record<PaidKind, number> {
  const sums = { worked: 0, publicHoliday: 0, holiday: 0, sick: 0 };
  for (const day of days) {
    if (hasEmployment ? !day.counts : day.date > over) continue;
    const { publicHoliday, holiday, sick } = creditedAs(day);
    sums.worked += day.worked;
    sums.publicHoliday += publicHoliday;
    sums.holiday += holiday;
    sums.sick += sick;
  }
  return sums;
}
