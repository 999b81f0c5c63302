import type { WorkedActivity } from './activity.ts';
import { minus, type Span, union } from './spans.ts';

/** What an activity covers: work, and the pauses within it. */
export interface ActivitySpans {
  readonly startAt: number;
  readonly work: readonly Span[];
  readonly pauses: readonly Span[];
}

/** Epoch milliseconds of a whole second: fractions are cut off, so that sums are whole seconds. */
const secondOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000) * 1000;

/**
 * Work and pauses of an activity (TIME-08). What runs goes on until `now` (an instant in ISO); a pause that nobody ended goes on
 * until the activity ends; what of a pause lies outside the activity takes nothing.
 */
export function spansOf(activity: WorkedActivity, now: string): ActivitySpans {
  if (activity.endAt === null) return readSpans(activity, now);
  const spans = ended.get(activity) ?? readSpans(activity, now);
  ended.set(activity, spans);
  return spans;
}

/** A sheet and its warnings look three times at each: reading its texts is most of what that takes. Nobody changes an activity. */
const ended = new WeakMap<WorkedActivity, ActivitySpans>();

function readSpans({ startAt, endAt, pauses }: WorkedActivity, now: string): ActivitySpans {
  const [from, to] = [secondOf(startAt), secondOf(endAt ?? now)];
  if (to <= from) return { startAt: from, work: [], pauses: [] };
  const paused = union(
    pauses.map((pause) => ({
      from: Math.max(from, secondOf(pause.startAt)),
      to: Math.min(to, pause.endAt === null ? to : secondOf(pause.endAt)),
    })),
  );
  return { startAt: from, work: minus([{ from, to }], paused), pauses: paused };
}

/** All that was worked, each moment once. */
export const workOf = (activities: readonly WorkedActivity[], now: string): Span[] =>
  union(activities.flatMap((activity) => spansOf(activity, now).work));
