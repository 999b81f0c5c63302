import { datesFrom, mondayOf } from '../calendar.ts';
import type { Duty } from '../duties.ts';
import { addDays, isoWeekday } from '../known-days.ts';
import { secondsOf } from '../spans.ts';
import { dutiesBy, instantText, judgedOn, type LawFacts, type LawWarning, minutesOver } from './law-warning.ts';

/**
 * Average weekly work. Warns in the week in which the limit is exceeded, and again only after it was met in between.
 * Missing weeks count as free, and absences as possible working days: the warning may be late, but never too early.
 */
export function warnAverages(facts: LawFacts, duties: readonly Duty[]): LawWarning[] {
  const weeks = dutiesBy(duties, ({ date }) => mondayOf(date));
  // Precalculated, because each week is part of the averages of half a year.
  const worked = new Map([...weeks].map(([monday, week]) => [monday, secondsOf(week.flatMap(({ work }) => work))]));
  let wasTooMuch = false;
  return [...weeks].flatMap(([monday, week]) => {
    const { date, to } = week.at(-1) as Duty;
    const law = judgedOn(facts, date).rules?.average;
    if (!law) return [];
    let seconds = 0;
    for (let back = 0; back < law.weeks; back += 1) seconds += worked.get(addDays(monday, -7 * back)) ?? 0;
    const allowed =
      'minutesPerWeek' in law
        ? law.minutesPerWeek * law.weeks
        : law.minutesPerDay * workingDays(facts, addDays(monday, -7 * (law.weeks - 1)), addDays(monday, 6));
    const isTooMuch = seconds > allowed * 60;
    const isNew = isTooMuch && !wasTooMuch;
    wasTooMuch = isTooMuch;
    if (!isNew) return [];
    return [
      {
        rule: law.rule,
        kind: 'average' as const,
        severity: 'notice' as const,
        date,
        at: instantText(to),
        found: minutesOver(seconds / law.weeks),
        limit: Math.floor(allowed / law.weeks),
      },
    ];
  });
}

/** Number of days from Monday to Saturday that are not public holidays. */
const workingDays = ({ publicHolidays }: LawFacts, first: string, last: string): number =>
  datesFrom(first, last).filter((date) => isoWeekday(date) !== 7 && !publicHolidays.has(date)).length;
