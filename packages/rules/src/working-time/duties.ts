import { type LocalDate, localTime } from '../time/local-time.ts';
import type { WorkedActivity } from './activity.ts';
import { dateOf } from './known-days.ts';
import { type Span, secondsOf, union } from './spans.ts';
import { workOf } from './work-spans.ts';

/** What somebody worked between two rests: with breaks in it, on the date on which it began. */
export interface Duty {
  readonly date: LocalDate;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly work: readonly Span[];
  readonly seconds: number;
  /** It may go on. */
  readonly isRunning: boolean;
}

const hour = 3_600_000;
/** The shortest rest between two days that any of the four laws allows (AZG § 12 Abs. 2a, CH ArG Art. 15a Abs. 2). */
const shortestRest = 8 * hour;
/** What splits a duty (AZG § 12 Abs. 2a): on another date it is taken for a rest that came too short. */
export const splits = 3 * hour;

/**
 * Cuts what was worked into duties. The laws speak of days and of the rest between them, the punches only of times: eight hours
 * without work are a rest, and so are three where the work goes on on a later date than that on which it began. Whatever is shorter
 * is a break: the hours between lunch and dinner, or a quarter of an hour at midnight.
 * @param known what was worked besides
 */
export function dutiesOf(
  activities: readonly WorkedActivity[],
  zone: string,
  now: string,
  known: readonly Span[] = [],
): Duty[] {
  const duties: { date: LocalDate; work: Span[] }[] = [];
  for (const span of union([...known, ...workOf(activities, now)])) {
    const last = duties.at(-1);
    const gap = span.from - (last?.work.at(-1)?.to ?? Number.NEGATIVE_INFINITY);
    const date = dateOf(localTime(zone, span.from));
    if (last && gap < shortestRest && (gap < splits || date === last.date)) last.work.push(span);
    else duties.push({ date, work: [span] });
  }
  const runs = activities.some(({ startAt, endAt }) => endAt === null && Date.parse(startAt) <= Date.parse(now));
  return duties.map(({ date, work }, at) => ({
    date,
    from: (work[0] as Span).from,
    to: (work.at(-1) as Span).to,
    work,
    seconds: secondsOf(work),
    isRunning: runs && at === duties.length - 1,
  }));
}

/** The gaps in a duty. */
export const breaksOf = ({ work }: Duty): Span[] =>
  work.slice(1).map((next, at) => ({ from: (work[at] as Span).to, to: next.from }));

/** The instant at which so many seconds had been worked, in epoch milliseconds; the end where it was less. */
export function reached(work: readonly Span[], seconds: number): number {
  let left = seconds * 1000;
  for (const { from, to } of work) {
    if (left < to - from) return from + left;
    left -= to - from;
  }
  return work.at(-1)?.to ?? 0;
}
