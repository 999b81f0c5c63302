import type { WorkedActivity } from '../activity.ts';
import { mondayOf } from '../calendar.ts';
import { type Duty, groupDuties } from '../duties.ts';
import { dutiesBy, type LawFacts, type LawWarning } from './law-warning.ts';
import { warnAverages } from './warn-averages.ts';
import { warnBreaks } from './warn-breaks.ts';
import { warnDay, warnDuty } from './warn-days.ts';
import { warnFreeDays } from './warn-free-days.ts';
import { warnRests, warnWeeklyRests } from './warn-rest.ts';
import { warnOvertime, warnWeeks } from './warn-weeks.ts';

/**
 * Legal warnings about the actual or planned work of one person (TIME-09), in order of time. Working time is not
 * changed. Each day is checked by the rule set valid on it; days before the oldest are not checked. Pass complete
 * weeks, and complete years for yearly limits of Sundays and overtime: missing time counts as free.
 */
export function findLawWarnings(activities: readonly WorkedActivity[], facts: LawFacts): LawWarning[] {
  const duties = groupDuties(activities, facts.zone, facts.now, facts.knownWork);
  const { warningsFrom = '' } = facts;
  const [before, checked] = partedAt(duties, warningsFrom && mondayOf(warningsFrom));
  const withRest = [...before.slice(-1), ...checked];
  return [
    ...checked.flatMap((duty) => [...warnBreaks(facts, duty), ...warnDuty(facts, duty)]),
    ...[...dutiesBy(checked, ({ date }) => date).values()].flatMap((day) => warnDay(facts, day)),
    ...warnRests(facts, withRest),
    ...warnWeeks(facts, checked),
    ...warnOvertime(facts, duties),
    ...warnAverages(facts, duties),
    ...warnWeeklyRests(facts, withRest),
    ...warnFreeDays(facts, duties),
  ]
    .filter(({ date }) => date >= warningsFrom)
    .sort(
      (one, other) => one.at.localeCompare(other.at) || one.rule.localeCompare(other.rule) || one.found - other.found,
    );
}

/**
 * Splits duties at a Monday: most checks of a day depend only on its week and the rest before it, so earlier years can
 * be skipped.
 */
function partedAt(duties: readonly Duty[], monday: string): [Duty[], Duty[]] {
  const first = duties.findIndex(({ date }) => date >= monday);
  const at = first < 0 ? duties.length : first;
  return [duties.slice(0, at), duties.slice(at)];
}
