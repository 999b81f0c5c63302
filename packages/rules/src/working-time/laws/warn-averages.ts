import { datesFrom, mondayOf } from '../calendar.ts';
import type { Duty } from '../duties.ts';
import { addDays, isoWeekday } from '../known-days.ts';
import { secondsOf } from '../spans.ts';
import { dutiesBy, instantText, judgedOn, type LawFacts, type LawWarning, minutesOver } from './law-warning.ts';

/**
 * Weeks on the average, told in the week in which it became too much and not again until it was enough. Weeks that are not given count
 * as free, and days of absence as days on which work was possible: it is told too late rather than too early.
 */
export function warnAverages(facts: LawFacts, duties: readonly Duty[]): LawWarning[] {
  const weeks = dutiesBy(duties, ({ date }) => mondayOf(date));
  // Each week is in the average of half a year of others.
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

/** Days from Monday to Saturday that are no public holiday. */
const workingDays = ({ publicHolidays }: LawFacts, first: string, last: string): number =>
  datesFrom(first, last).filter((date) => isoWeekday(date) !== 7 && !publicHolidays.has(date)).length;
