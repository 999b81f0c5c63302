import { isoWeekOf, mondayOf } from '../calendar.ts';
import { type Duty, reached } from '../duties.ts';
import { secondsOf } from '../spans.ts';
import {
  applies,
  dutiesBy,
  instantText,
  judgedOn,
  type LawFacts,
  type LawWarning,
  minutesOver,
} from './law-warning.ts';

/** Duties belong to the week in which they began. */
const weeksOf = (duties: readonly Duty[]): Duty[][] => [...dutiesBy(duties, ({ date }) => mondayOf(date)).values()];

/** Hours and days per week. */
export const warnWeeks = (facts: LawFacts, duties: readonly Duty[]): LawWarning[] =>
  weeksOf(duties).flatMap((week) => [...hoursOf(facts, week), ...daysOf(facts, week)]);

/** The last day worked determines the rule set and the person's age. */
const lastDate = (week: readonly Duty[]) => (week.at(-1) as Duty).date;
const workOf = (week: readonly Duty[]) => week.flatMap(({ work }) => work);

function hoursOf(facts: LawFacts, week: readonly Duty[]): LawWarning[] {
  const date = lastDate(week);
  const { rules, who } = judgedOn(facts, date);
  const work = workOf(week);
  const seconds = secondsOf(work);
  const limit = rules?.week?.find((each) => seconds > each.minutes * 60 && applies(each, who));
  if (!limit) return [];
  const at = instantText(reached(work, limit.minutes * 60));
  const { rule, severity, minutes } = limit;
  return [{ rule, kind: 'week', severity, date, at, found: minutesOver(seconds), limit: minutes }];
}

function daysOf(facts: LawFacts, week: readonly Duty[]): LawWarning[] {
  const law = judgedOn(facts, lastDate(week)).rules?.daysPerWeek;
  const days = [...dutiesBy(week, ({ date }) => date).values()];
  const tooMany = law && days[law.max]?.[0];
  if (!tooMany) return [];
  return [
    {
      rule: law.rule,
      kind: 'days-per-week',
      severity: 'breach',
      date: lastDate(week),
      at: instantText(tooMany.from),
      found: days.length,
      limit: law.max,
    },
  ];
}

/**
 * Yearly overtime beyond the weekly hours: warns once, in the week in which the limit is exceeded. A week belongs to
 * the year of its Thursday.
 */
export function warnOvertime(facts: LawFacts, duties: readonly Duty[]): LawWarning[] {
  const years = new Map<string, number>();
  return weeksOf(duties).flatMap((week) => {
    const date = lastDate(week);
    const { rules, who } = judgedOn(facts, date);
    const limit = rules?.overtime?.find((each) => applies(each, who));
    if (!limit) return [];
    const year = isoWeekOf(date).slice(0, 4);
    const before = years.get(year) ?? 0;
    const work = workOf(week);
    const maxSeconds = limit.weeklyMinutes * 60;
    const seconds = before + Math.max(0, secondsOf(work) - maxSeconds);
    years.set(year, seconds);
    const allowed = limit.minutes * 60;
    if (before > allowed || seconds <= allowed) return [];
    const at = instantText(reached(work, maxSeconds + allowed - before));
    const { rule, severity, minutes } = limit;
    return [{ rule, kind: 'overtime', severity, date, at, found: minutesOver(seconds), limit: minutes }] as const;
  });
}
