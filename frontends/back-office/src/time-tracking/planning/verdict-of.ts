import type { BusyTime, PlannedWeek, WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import type { LocalDate } from '@theke/rules/time/local-time';
import { breachesOf } from './breaches-of.ts';
import { planMessages } from './plan-messages.de.ts';
import { type Cell, movedTo } from './plan-week.ts';

type Plan = {
  shifts: readonly WorkingSchedule[];
  zone: string;
  monday: LocalDate;
  /** People's shifts in other branches and adjacent weeks. */
  busy: readonly BusyTime[];
  /** Rules by person. Default: those of most people in the branch. */
  judged: PlannedWeek['judged'];
};

/**
 * Reasons why a shift cannot be dropped in a cell: it overlaps another, or causes a new breach of law. Empty if it
 * can.
 */
export function verdictOf(shift: WorkingSchedule, cell: Cell, { shifts, zone, monday, busy, judged }: Plan): string[] {
  const moved = movedTo(shift, cell, zone);
  if (!moved) return [planMessages.notThen];
  if (cell.user === null) return [];
  const otherShifts = shifts.filter(({ id, user }) => id !== shift.id && user?.id === cell.user);
  if (otherShifts.some(({ startAt, endAt }) => startAt < moved.endAt && moved.startAt < endAt))
    return [planMessages.overlaps];
  const shiftsElsewhere = busy.filter(({ user }) => user.id === cell.user);
  if (shiftsElsewhere.some(({ startAt, endAt }) => startAt < moved.endAt && moved.startAt < endAt))
    return [planMessages.busyThen];
  const agreed = judged.find(({ user }) => user.id === cell.user);
  const found = (weekShifts: readonly WorkingSchedule[]) =>
    breachesOf([...weekShifts, ...shiftsElsewhere], zone, monday, agreed);
  const before = new Set(found(shifts.filter(({ user }) => user?.id === cell.user)));
  return found([...otherShifts, moved]).filter((text) => !before.has(text));
}
