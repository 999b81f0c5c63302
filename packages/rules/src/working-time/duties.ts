import { type LocalDate, localTime } from '../time/local-time.ts';
import type { WorkedActivity } from './activity.ts';
import { dateOf } from './known-days.ts';
import { type Span, secondsOf, union } from './spans.ts';
import { workSpans } from './work-spans.ts';

/** Work between two rests, including breaks, on the date on which it began. */
export interface Duty {
  readonly date: LocalDate;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly work: readonly Span[];
  readonly seconds: number;
  /** Whether it may continue. */
  readonly isRunning: boolean;
}

const hour = 3_600_000;
/** The shortest rest between two days that any of the four laws allows (AZG § 12 Abs. 2a, CH ArG Art. 15a Abs. 2). */
const shortestRest = 8 * hour;
/**
 * Minimum gap that splits a duty (AZG § 12 Abs. 2a); if the work continues on another date, the gap is a rest that is
 * too short.
 */
export const splits = 3 * hour;

/**
 * Splits work into duties. Laws refer to days and the rest between them, but punches only have times. Eight hours
 * without work are a rest. So are three hours if the work continues on a later date than its start. Shorter gaps are
 * breaks, such as between lunch and dinner or a quarter of an hour at midnight.
 * @param knownWork additional work
 */
export function groupDuties(
  activities: readonly WorkedActivity[],
  zone: string,
  now: string,
  knownWork: readonly Span[] = [],
): Duty[] {
  const duties: { date: LocalDate; work: Span[] }[] = [];
  for (const span of union([...knownWork, ...workSpans(activities, now)])) {
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

/** The gaps within a duty. */
export const breaksOf = ({ work }: Duty): Span[] =>
  work.slice(1).map((next, at) => ({ from: (work[at] as Span).to, to: next.from }));

/** The instant at which a number of seconds was worked, in epoch milliseconds; the end if it was less. */
export function reached(work: readonly Span[], seconds: number): number {
  let left = seconds * 1000;
  for (const { from, to } of work) {
    if (left < to - from) return from + left;
    left -= to - from;
  }
  return work.at(-1)?.to ?? 0;
}
