import type { WorkedActivity } from '../activity.ts';
import { breaksOf, groupDuties } from '../duties.ts';
import { instantText, judgedOn, type LawFacts } from './law-warning.ts';

export interface BreakDue {
  /** Latest start of the break, in ISO UTC. */
  readonly by: string;
  /** Whole minutes of the required break still missing. */
  readonly minutes: number;
  /** Country, law and paragraph. */
  readonly rule: string;
}

/**
 * The latest start of the next required break for a person at work who continues without one; undefined if none is
 * required or nobody works. Informational, not enforced (TIME-09). The `counted` function of a law decides how split
 * breaks count.
 */
export function breakDue(activities: readonly WorkedActivity[], facts: LawFacts): BreakDue | undefined {
  const duty = groupDuties(activities, facts.zone, facts.now).at(-1);
  if (!duty?.isRunning) return undefined;
  const { rules } = judgedOn(facts, duty.date);
  if (!rules?.breaks) return undefined;
  const { rule, steps } = rules.breaks;
  const had = breaksOf(duty).map(({ from, to }) => Math.floor((to - from) / 60_000));
  const step = steps.toReversed().find(({ min, counted }) => counted(had) < min);
  if (!step) return undefined;
  // The shortest break that completes the earlier ones: two quarters of an hour are enough if the law allows it.
  let minutes = 1;
  while (minutes < step.min && step.counted([...had, minutes]) < step.min) minutes += 1;
  const by = Date.parse(facts.now) + (step.over * 60 - duty.seconds) * 1_000;
  return { by: instantText(by), minutes, rule };
}
