import { instantOf } from '../../time/local-time.ts';
import { datesFrom, mondayOf } from '../calendar.ts';
import { breaksOf, type Duty, splits } from '../duties.ts';
import { addDays, startOf } from '../known-days.ts';
import type { Span } from '../spans.ts';
import {
  applies,
  dutiesBy,
  instantText,
  judgedOn,
  type LawFacts,
  type LawWarning,
  minutesUnder,
} from './law-warning.ts';

const minute = 60_000;

/** Rest between two duties: the warning is on the later one. */
export function warnRests(facts: LawFacts, duties: readonly Duty[]): LawWarning[] {
  const shortened = new Set<string>();
  return duties.slice(1).flatMap((duty, index) => {
    const before = duties[index] as Duty;
    const { rules, who } = judgedOn(facts, duty.date);
    const rest = duty.from - before.to;
    const isSplit = breaksOf(before).some(({ from, to }) => to - from >= splits);
    const limit = rules?.rest?.find(
      (each) =>
        rest < each.minutes * minute && rest >= (each.atLeast ?? 0) * minute && applies(each, { ...who, isSplit }),
    );
    if (!limit) return [];
    const week = `${limit.rule} ${mondayOf(duty.date)}`;
    const severity: LawWarning['severity'] = limit.isOnceAWeek && shortened.has(week) ? 'breach' : limit.severity;
    shortened.add(week);
    return [
      {
        rule: limit.rule,
        kind: 'rest' as const,
        severity,
        date: duty.date,
        at: instantText(duty.from),
        found: minutesUnder(rest / 1000),
        limit: limit.minutes,
      },
    ];
  });
}

/**
 * Rest of a complete week: consecutive minutes, including a whole day (ARG § 2 Abs. 1 Z 2, § 4). First reading: they
 * are within the week. Second reading: they may begin before or end after it, if the whole day is within the week; this
 * gives a notice. `found` is the part within the week.
 */
export function warnWeeklyRests(facts: LawFacts, duties: readonly Duty[]): LawWarning[] {
  const work = duties.flatMap((duty) => duty.work);
  const now = Date.parse(facts.now);
  const rests = [...work, { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }].map(({ from }, at) => ({
    from: work[at - 1]?.to ?? Number.NEGATIVE_INFINITY,
    to: from,
  }));
  return [...dutiesBy(duties, ({ date }) => mondayOf(date)).keys()].flatMap((monday) => {
    const sunday = addDays(monday, 6);
    const law = judgedOn(facts, sunday).rules?.weeklyRest;
    const midnight = (date: string) => instantOf(facts.zone, startOf(date));
    const week = { from: midnight(monday), to: midnight(addDays(monday, 7)) };
    if (!law || week.to > now) return [];
    const days = datesFrom(monday, sunday).map((date) => ({ from: midnight(date), to: midnight(addDays(date, 1)) }));
    const isRest = (rest: Span) =>
      rest.to - rest.from >= law.minutes * minute && days.some(({ from, to }) => rest.from <= from && to <= rest.to);
    const near = rests.filter(({ from, to }) => to > week.from && from < week.to);
    const inWeek = near.map(({ from, to }) => ({ from: Math.max(from, week.from), to: Math.min(to, week.to) }));
    if (inWeek.some(isRest)) return [];
    const longest = Math.max(...inWeek.map(({ from, to }) => to - from));
    return [
      {
        rule: law.rule,
        kind: 'weekly-rest' as const,
        severity: near.some(isRest) ? ('notice' as const) : ('breach' as const),
        date: sunday,
        at: instantText(week.to),
        found: minutesUnder(longest / 1000),
        limit: law.minutes,
      },
    ];
  });
}
