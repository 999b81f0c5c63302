import { listOpenings } from '../hours/list-openings.ts';
import { type BranchHours, zoneOf } from '../hours/opening-status.ts';
import { addDays, dateOf, type LocalDate, localTime } from '../time/local-time.ts';

/** Openings further back, such as before a holiday, do not name a close made now. */
const daysBack = 7;
/** How long after midnight an opening that continues the one of the day before belongs to it, in ms. */
const nightLasts = 6 * 3_600_000;

/**
 * The business day of a close made at `at` (CLOSE-04): the local day on which the branch last opened. A close after
 * midnight or on the next morning thus belongs to the evening before; where the branch never closes, until 6:00. If
 * that day was closed already and its opening is over, and if the branch did not open for a week, it is the local date.
 * @param previous business day of the branch's previous close
 */
export function businessDayOfClose(branch: BranchHours, at: Date, previous: LocalDate | null): LocalDate {
  const now = at.getTime();
  const today = dateOf(localTime(zoneOf(branch), now));
  const isNew = (day: LocalDate) => previous === null || day > previous;
  const isNight = ({ from }: { from: number }) =>
    now - from < nightLasts &&
    isNew(addDays(today, -1)) &&
    listOpenings(branch, addDays(today, -1)).some(({ to }) => to === from);
  for (let back = 0; back <= daysBack; back += 1) {
    const day = addDays(today, -back);
    const begun = listOpenings(branch, day).filter((opening) => opening.from <= now && !isNight(opening));
    if (begun.length === 0) continue;
    const isRunning = begun.some(({ to }) => now < to);
    return isRunning || isNew(day) ? day : today;
  }
  return today;
}
