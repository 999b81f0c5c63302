import type { LocalDate } from '../../time/local-time.ts';
import type { Circumstances, Country, Limit } from './rule-set.ts';
import { ruleSetOn } from './rule-sets.ts';
import { lawNames } from './warning-texts.de.ts';

/**
 * Subject of a limit, in display order. `min` and `max` in minutes; a break is required beyond `over` minutes of
 * work.
 */
export type RuleInForce = { law: string } & (
  | { about: 'day' | 'span' | 'week'; max: number }
  | { about: 'average'; max: number; weeks: number }
  | { about: 'rest' | 'weekly-rest'; min: number }
  | { about: 'break'; min: number; over: number }
);

/** Circumstances of a typical person in hospitality. */
const usual: Circumstances = {
  isHospitality: true,
  isOffice: false,
  isNightWorker: false,
  age: Number.POSITIVE_INFINITY,
  isSplit: false,
};

/**
 * Legal limits in hospitality on a date in a country, with law and paragraph (TIME-09). For each subject the absolute
 * limit, or the conditional one if there is no other. Empty before the oldest known rule set.
 */
export function rulesInForce(country: Country, date: LocalDate, isMinor: boolean): RuleInForce[] {
  const set = ruleSetOn(country, date, isMinor);
  if (!set) return [];
  const who = isMinor ? { ...usual, age: 17 } : usual;
  const named = (rule: string) => ({ law: lawNames[rule] ?? rule });
  const max = (about: 'day' | 'span' | 'week', limits: readonly Limit[] | undefined): RuleInForce[] =>
    firmest(limits, who).map(({ rule, minutes }) => ({ about, max: minutes, ...named(rule) }));
  const { day, span, week, average, rest, weeklyRest, breaks } = set;
  return [
    ...max('day', day),
    ...max('span', span),
    ...max('week', week),
    ...(average && 'minutesPerWeek' in average
      ? [{ about: 'average' as const, max: average.minutesPerWeek, weeks: average.weeks, ...named(average.rule) }]
      : []),
    ...firmest(rest, who).map(({ rule, minutes }) => ({ about: 'rest' as const, min: minutes, ...named(rule) })),
    ...(weeklyRest ? [{ about: 'weekly-rest' as const, min: weeklyRest.minutes, ...named(weeklyRest.rule) }] : []),
    ...(breaks?.steps ?? [])
      .toReversed()
      .map(({ over, min }) => ({ about: 'break' as const, over, min, ...named(breaks?.rule ?? '') })),
  ];
}

/** The strictest applicable limit as a list, or an empty list. */
function firmest(limits: readonly Limit[] | undefined, who: Circumstances): Limit[] {
  const applying = (limits ?? []).filter(({ when }) => !when || when(who));
  const found = applying.find(({ severity }) => severity === 'breach') ?? applying[0];
  return found ? [found] : [];
}
