import type { BusyTime, PlannedWeek, WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import type { LocalDate } from '@theke/rules/time/local-time';
import type { breachesOf } from './breaches-of.ts';
import { planMessages } from './plan-messages.de.ts';
import { type Cell, movedTo } from './plan-week.ts';

type Plan = {
  shifts: readonly WorkingSchedule[];
  zone: string;
  monday: LocalDate;
  /** What else people are planned for, elsewhere and in the weeks around. */
  busy: readonly BusyTime[];
  /** By what people are judged; whoever is not among them, as most in the branch are. */
  judged: PlannedWeek['judged'];
  /** Undefined until the laws are loaded: the server says what they say after the drop. */
  breaches: typeof breachesOf | undefined;
};

/** Why a shift cannot be dropped in a cell, as sentences: it overlaps another, or breaks a law that is kept without it. None where it can. */
export function verdictOf(
  shift: WorkingSchedule,
  cell: Cell,
  { shifts, zone, monday, busy, judged, breaches }: Plan,
): string[] {
  const moved = movedTo(shift, cell, zone);
  if (!moved) return [planMessages.notThen];
  if (cell.user === null) return [];
  const others = shifts.filter(({ id, user }) => id !== shift.id && user?.id === cell.user);
  if (others.some(({ startAt, endAt }) => startAt < moved.endAt && moved.startAt < endAt))
    return [planMessages.overlaps];
  const besides = busy.filter(({ user }) => user.id === cell.user);
  if (besides.some(({ startAt, endAt }) => startAt < moved.endAt && moved.startAt < endAt))
    return [planMessages.busyThen];
  if (!breaches) return [];
  const agreed = judged.find(({ user }) => user.id === cell.user);
  const found = (of: readonly WorkingSchedule[]) => breaches([...of, ...besides], zone, monday, agreed);
  const before = new Set(found(shifts.filter(({ user }) => user?.id === cell.user)));
  return found([...others, moved]).filter((text) => !before.has(text));
}
