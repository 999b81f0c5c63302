import { type LocalDate, localTime } from '../time/local-time.ts';
import { type Month, monthOf } from '../time/months.ts';
import type { WorkedActivity } from './activity.ts';
import { type IsoWeek, isoWeekOf } from './calendar.ts';
import { dateOf } from './known-days.ts';
import { minus, type Span, secondsOf, union } from './spans.ts';
import { toSpans, workSpans } from './work-spans.ts';

/** Whole seconds of work and pauses, only rounded in reports. */
export interface SheetSum {
  readonly seconds: number;
  readonly pauseSeconds: number;
}

/** Only days, weeks and months with work or pauses, in calendar order. */
export interface Sheet {
  readonly days: readonly (SheetSum & { readonly date: LocalDate })[];
  readonly weeks: readonly (SheetSum & { readonly week: IsoWeek })[];
  readonly months: readonly (SheetSum & { readonly month: Month })[];
}

/**
 * The time sheet of one person (TIME-06, TIME-08). An activity belongs to the day on which it began in time zone
 * `zone`, also across midnight, and to that day's week and month. A moment covered by two activities counts once, for
 * the one that began first; work in another activity's pause counts as work. Running activities count until `now`, an
 * ISO instant. The order of the activities does not matter.
 */
export function computeSheet(
  activities: readonly WorkedActivity[],
  { zone, now }: { zone: string; now: string },
): Sheet {
  const days = new Map<LocalDate, SheetSum>();
  const worked = workSpans(activities, now);
  let counted: Span[] = [];
  let paused: Span[] = [];
  const sorted = activities.map((activity) => toSpans(activity, now)).sort((one, other) => one.startAt - other.startAt);
  for (const { startAt, work, pauses } of sorted) {
    // Spans that ended before this start cannot overlap later ones either.
    const still = ({ to }: Span) => to > startAt;
    const newWork = minus(work, counted.filter(still));
    const newPauses = minus(minus(pauses, worked), paused.filter(still));
    if (!newWork.length && !newPauses.length) continue;
    counted = union([...counted.filter(still), ...newWork]);
    paused = union([...paused.filter(still), ...newPauses]);
    add(days, dateOf(localTime(zone, startAt)), { seconds: secondsOf(newWork), pauseSeconds: secondsOf(newPauses) });
  }
  const inOrder = [...days].sort(([one], [other]) => one.localeCompare(other));
  return {
    days: inOrder.map(([date, sum]) => ({ date, ...sum })),
    weeks: summed(inOrder, isoWeekOf).map(([week, sum]) => ({ week, ...sum })),
    months: summed(inOrder, monthOf).map(([month, sum]) => ({ month, ...sum })),
  };
}

function add(sums: Map<string, SheetSum>, key: string, { seconds, pauseSeconds }: SheetSum): void {
  const before = sums.get(key);
  sums.set(key, {
    seconds: (before?.seconds ?? 0) + seconds,
    pauseSeconds: (before?.pauseSeconds ?? 0) + pauseSeconds,
  });
}

function summed(days: readonly (readonly [LocalDate, SheetSum])[], keyOf: (date: LocalDate) => string) {
  const sums = new Map<string, SheetSum>();
  for (const [date, sum] of days) add(sums, keyOf(date), sum);
  return [...sums];
}
