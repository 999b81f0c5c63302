import type { SheetDayRow, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import type { PaidKind } from '@theke/rules/working-time/payroll-file';

type PaidSheet = Pick<TimeSheet, 'hasEmployment' | 'over'> & { days: readonly Omit<SheetDayRow, 'bookedOn'>[] };

/** Pay type of a day's credited time. A day has one, unless half a holiday and half a sick day share it. */
function creditedAs({ credited, target, holidayDays, publicHoliday, absences }: PaidSheet['days'][number]) {
  if (publicHoliday !== null) return { publicHoliday: credited, holiday: 0, sick: 0 };
  const isSick = absences.some(({ kind, state }) => kind === 'sick' && state === 'approved');
  const holiday = isSick ? Math.min(credited, target * holidayDays) : credited;
  return { publicHoliday: 0, holiday, sick: credited - holiday };
}

/**
 * Seconds of a sheet by pay type; together worked and credited time of days that count. Without an employment only
 * worked time.
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
