import { instantOf, type LocalDate, localTime } from '../../time/local-time.ts';
import { addMonths } from '../../time/months.ts';
import { datesFrom } from '../calendar.ts';
import type { Duty } from '../duties.ts';
import { addDays, dateOf, isoWeekday, startOf } from '../known-days.ts';
import { secondsOf, within } from '../spans.ts';
import { applies, instantText, judgedOn, type LawFacts, type LawWarning, minutesOver } from './law-warning.ts';
import type { FreeDays, RuleSet, SundayCount } from './rule-set.ts';

const hour = 3_600_000;
const isSunday = (date: LocalDate) => isoWeekday(date) === 7;

/** Work on a Sunday or public holiday: seconds, and its first instant. */
interface Worked {
  readonly date: LocalDate;
  readonly at: number;
  readonly seconds: number;
}

/** Work on Sundays and public holidays. A public holiday on a Sunday gives a Sunday warning. */
export function warnFreeDays(facts: LawFacts, duties: readonly Duty[]): LawWarning[] {
  const worked = workedFreeDays(facts, duties);
  const counted = worked.filter(({ date }) => isSunday(date));
  return [
    ...worked.flatMap((day) => {
      const law = lawOf(facts, day.date);
      if (!law) return [];
      const { rule, severity } = law;
      const kind = isSunday(day.date) ? ('sunday' as const) : ('public-holiday' as const);
      return [
        { rule, kind, severity, date: day.date, at: instantText(day.at), found: minutesOver(day.seconds), limit: 0 },
      ];
    }),
    ...counted.flatMap((day, at) => countWarnings(facts, counted.slice(0, at + 1), day)),
  ];
}

function lawOf(facts: LawFacts, date: LocalDate): FreeDays | undefined {
  const { rules, who } = judgedOn(facts, date);
  return freeDaysOf(rules, date)?.find((each) => applies(each, who));
}

const freeDaysOf = (rules: RuleSet | undefined, date: LocalDate): RuleSet['sundays'] =>
  isSunday(date) ? rules?.sundays : rules?.publicHolidays;

function workedFreeDays(facts: LawFacts, duties: readonly Duty[]): Worked[] {
  const found = new Map<LocalDate, Worked>();
  for (const duty of duties) {
    // The day may begin at 23:00 of the previous day.
    const last = addDays(dateOf(localTime(facts.zone, duty.to)), 1);
    for (const date of datesFrom(duty.date, last)) {
      if (!isSunday(date) && !facts.publicHolidays.has(date)) continue;
      const { rules } = judgedOn(facts, date);
      const startsAt = freeDaysOf(rules, date)?.[0]?.startsAt ?? 24;
      const edge = (date: LocalDate) => instantOf(facts.zone, startOf(date) + (startsAt - 24) * hour);
      const work = within(duty.work, { from: edge(date), to: edge(addDays(date, 1)) });
      const [first] = work;
      if (!first) continue;
      const before = found.get(date);
      found.set(date, { date, at: before?.at ?? first.from, seconds: (before?.seconds ?? 0) + secondsOf(work) });
    }
  }
  return [...found.values()].sort((one, other) => one.date.localeCompare(other.date));
}

/** Warns on the first Sunday above the limit; `sundays` are those worked so far, including this one. */
function countWarnings(facts: LawFacts, sundays: readonly Worked[], { date, at }: Worked): LawWarning[] {
  const { rules, who } = judgedOn(facts, date);
  return (rules?.sundayCounts ?? [])
    .filter((law) => applies(law, who))
    .flatMap((law) => {
      const { rule, severity } = law;
      const warning = (kind: LawWarning['kind'], found: number, limit: number) =>
        ({ rule, kind, severity, date, at: instantText(at), found, limit }) as const;
      if (law.free === 'row') {
        const isSecond = sundays.some((each) => each.date === addDays(date, -7));
        return isSecond ? [warning('sundays-in-a-row', 2, 1)] : [];
      }
      const worked = sundays.filter((each) => periodOf(law, each.date) === periodOf(law, date)).length;
      const max = sundaysOf(periodOf(law, date)) - law.free.count;
      return worked === max + 1 ? [warning('sundays', worked, max)] : [];
    });
}

const periodOf = ({ free }: SundayCount, date: LocalDate): string =>
  date.slice(0, free !== 'row' && free.per === 'year' ? 4 : 7);

/** Number of Sundays in a year ('2026') or a month ('2026-11'). */
function sundaysOf(period: string): number {
  const first = `${period}-01-01`.slice(0, 10);
  const next = addMonths(first, period.length === 4 ? 12 : 1);
  return datesFrom(first, addDays(next, -1)).filter(isSunday).length;
}
