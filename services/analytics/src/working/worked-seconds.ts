import type { WorkedActivity } from '@theke/rules/working-time/activity';
import { type Span, secondsOf } from '@theke/rules/working-time/spans';
import { toSpans } from '@theke/rules/working-time/work-spans';

/** `work`: worked periods in epoch milliseconds of whole seconds. */
export type WorkedSeconds = { seconds: number; pauseSeconds: number; work: readonly Span[] };

/** @param now ISO instant until which a running activity counts */
export function workedSeconds(activity: WorkedActivity, now: string): WorkedSeconds {
  const { work, pauses } = toSpans(activity, now);
  return { seconds: secondsOf(work), pauseSeconds: secondsOf(pauses), work };
}
