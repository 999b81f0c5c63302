import type { WorkedActivity } from '../activity.ts';
import { breaksOf, dutiesOf } from '../duties.ts';
import { instantText, judgedOn, type LawFacts } from './law-warning.ts';

export interface BreakDue {
  /** The instant from which more is worked than the law allows without, in ISO UTC. */
  readonly by: string;
  /** Whole minutes that are still missing of it. */
  readonly minutes: number;
  /** Country, law and paragraph. */
  readonly rule: string;
}

/**
 * When a break has to begin at the latest, for who is at work and goes on without one; undefined where no law asks for one any more, or
 * nobody works. It is told and enforced by nobody (TIME-09). What a law says of parts of a break is looked at by what it counts.
 */
export function breakDue(activities: readonly WorkedActivity[], facts: LawFacts): BreakDue | undefined {
  const duty = dutiesOf(activities, facts.zone, facts.now).at(-1);
  if (!duty?.isRunning) return undefined;
  const { rules } = judgedOn(facts, duty.date);
  if (!rules?.breaks) return undefined;
  const { rule, steps } = rules.breaks;
  const had = breaksOf(duty).map(({ from, to }) => Math.floor((to - from) / 60_000));
  const step = steps.toReversed().find(({ least, counted }) => counted(had) < least);
  if (!step) return undefined;
  // As long as it takes together with what was had: two quarters of an hour are enough where the law says so.
  let minutes = 1;
  while (minutes < step.least && step.counted([...had, minutes]) < step.least) minutes += 1;
  const by = Date.parse(facts.now) + (step.over * 60 - duty.seconds) * 1_000;
  return { by: instantText(by), minutes, rule };
}
