import { instantOf, localTime } from '../../time/local-time.ts';
import { datesFrom } from '../calendar.ts';
import { type Duty, reached } from '../duties.ts';
import { addDays, dateOf, startOf } from '../known-days.ts';
import { minus, type Span, secondsOf } from '../spans.ts';
import { applies, instantText, judgedOn, type LawFacts, type LawWarning, minutesOver } from './law-warning.ts';

const hour = 3_600_000;

/** Work of all duties of a date. Times across 24:00 belong to the date on which they began (TIME-08). */
export function warnDay(facts: LawFacts, duties: readonly Duty[]): LawWarning[] {
  const { date } = duties[0] as Duty;
  const { rules, who } = judgedOn(facts, date);
  const work = duties.flatMap((duty) => duty.work);
  const seconds = secondsOf(work);
  const found = rules?.day?.find(
    (limit) =>
      seconds > limit.minutes * 60 && seconds <= (limit.atMost ?? Number.POSITIVE_INFINITY) * 60 && applies(limit, who),
  );
  if (!found) return [];
  const at = instantText(reached(work, found.minutes * 60));
  const { rule, severity, minutes } = found;
  return [{ rule, kind: 'day', severity, date, at, found: minutesOver(seconds), limit: minutes }];
}

/** A duty: its duration, night work, and forbidden hours. */
export function warnDuty(facts: LawFacts, duty: Duty): LawWarning[] {
  const { rules, who } = judgedOn(facts, duty.date);
  const { date } = duty;
  const forbidden = rules?.forbidden?.filter((each) => each.when(who)) ?? [];
  const span = rules?.span?.find((limit) => applies(limit, who) && lengthOf(duty) > limit.minutes * 60);
  return [
    ...forbidden.map(({ rule }) => ({
      rule,
      kind: 'forbidden' as const,
      severity: 'breach' as const,
      date,
      at: instantText(duty.from),
      found: minutesOver(duty.seconds),
      limit: 0,
    })),
    ...(span ? [spanWarning(span.rule, span.severity, duty, span.minutes)] : []),
    ...atNight(facts, duty),
    ...outsideHours(facts, duty),
  ];
}

const lengthOf = ({ from, to }: Span): number => (to - from) / 1000;

const spanWarning = (rule: string, severity: LawWarning['severity'], duty: Duty, minutes: number): LawWarning => ({
  rule,
  kind: 'span',
  severity,
  date: duty.date,
  at: instantText(duty.from + minutes * 60_000),
  found: minutesOver(lengthOf(duty)),
  limit: minutes,
});

/**
 * A duty at night. The night is from 23 to 6; a firm may shift its day by an hour (CH ArG Art. 10 Abs. 2). Work only in
 * the hour before midnight or after five may therefore not be at night: a notice.
 */
function atNight(facts: LawFacts, duty: Duty): LawWarning[] {
  const law = judgedOn(facts, duty.date).rules?.nightDuty;
  if (!law || outside(facts.zone, duty, 6, 23).length === 0) return [];
  const severity = outside(facts.zone, duty, 5, 24).length > 0 ? 'breach' : 'notice';
  const work: LawWarning = {
    rule: law.rule,
    kind: 'day',
    severity,
    date: duty.date,
    at: instantText(reached(duty.work, law.work * 60)),
    found: minutesOver(duty.seconds),
    limit: law.work,
  };
  return [
    ...(duty.seconds > law.work * 60 ? [work] : []),
    ...(lengthOf(duty) > law.span * 60 ? [spanWarning(law.rule, severity, duty, law.span)] : []),
  ];
}

function outsideHours(facts: LawFacts, duty: Duty): LawWarning[] {
  const { rules, who } = judgedOn(facts, duty.date);
  const hours = rules?.clock?.find((limit) => applies(limit, who));
  const [first, ...more] = hours ? outside(facts.zone, duty, hours.from, hours.to) : [];
  if (!hours || !first) return [];
  const found = minutesOver(secondsOf([first, ...more]));
  const { rule, severity } = hours;
  return [{ rule, kind: 'clock', severity, date: duty.date, at: instantText(first.from), found, limit: 0 }];
}

/** The work of a duty outside [from, to) o'clock, on all dates that it touches. */
function outside(zone: string, duty: Duty, from: number, to: number): Span[] {
  const clock = (date: string, hours: number) => instantOf(zone, startOf(date) + hours * hour);
  const dates = datesFrom(addDays(duty.date, -1), dateOf(localTime(zone, duty.to)));
  return minus(
    duty.work,
    dates.map((date) => ({ from: clock(date, from), to: clock(date, to) })),
  );
}
