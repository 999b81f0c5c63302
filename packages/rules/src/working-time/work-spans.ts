import type { WorkedActivity } from './activity.ts';
import { minus, type Span, union } from './spans.ts';

/** The work and pause spans of an activity. */
export interface ActivitySpans {
  readonly startAt: number;
  readonly work: readonly Span[];
  readonly pauses: readonly Span[];
}

/** Epoch milliseconds truncated to whole seconds, so that sums are whole seconds. */
const secondOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000) * 1000;

/**
 * Work and pauses of an activity (TIME-08). Running ones continue until `now` (an ISO instant); a pause without an end
 * continues until the activity ends. Parts of a pause outside the activity are ignored.
 */
export function toSpans(activity: WorkedActivity, now: string): ActivitySpans {
  if (activity.endAt === null) return readSpans(activity, now);
  const spans = ended.get(activity) ?? readSpans(activity, now);
  ended.set(activity, spans);
  return spans;
}

/** Cached: a sheet and its warnings read each activity three times, and parsing dominates. Activities are immutable. */
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

/** The union of all work. */
export const workSpans = (activities: readonly WorkedActivity[], now: string): Span[] =>
  union(activities.flatMap((activity) => toSpans(activity, now).work));
