import type { WorkedActivity } from '../activity.ts';
import { dutiesOf } from '../duties.ts';
import { dutiesBy, type LawFacts, type LawWarning } from './law-warning.ts';
import { warnAverages } from './warn-averages.ts';
import { warnBreaks } from './warn-breaks.ts';
import { warnDay, warnDuty } from './warn-days.ts';
import { warnFreeDays } from './warn-free-days.ts';
import { warnRests, warnWeeklyRests } from './warn-rest.ts';
import { warnWeeks } from './warn-weeks.ts';

/**
 * What the law of a country has to say about what one person worked or is planned to work (TIME-09), in the order of time. It warns and
 * takes nothing. Rule sets are dated, so each day is judged by what held on it; days before the oldest are not judged.
 * Give whole weeks, and whole years where Sundays and overtime of a year are asked for: what is not given is taken for free time.
 */
export function lawWarningsOf(activities: readonly WorkedActivity[], facts: LawFacts): LawWarning[] {
  const duties = dutiesOf(activities, facts.zone, facts.now);
  return [
    ...duties.flatMap((duty) => [...warnBreaks(facts, duty), ...warnDuty(facts, duty)]),
    ...[...dutiesBy(duties, ({ date }) => date).values()].flatMap((day) => warnDay(facts, day)),
    ...warnRests(facts, duties),
    ...warnWeeks(facts, duties),
    ...warnAverages(facts, duties),
    ...warnWeeklyRests(facts, duties),
    ...warnFreeDays(facts, duties),
  ].sort(
    (one, other) => one.at.localeCompare(other.at) || one.rule.localeCompare(other.rule) || one.found - other.found,
  );
}
