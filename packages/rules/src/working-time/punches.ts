/**
 * Derives activities from facts (TIME-05, TIME-06). Terms. Stamp: a start, pause, resume or end, at its effective
 * instant (late-punch.ts). Correction: a manager's replacement of an activity, or an additional one. Both are facts:
 * immutable and identified by an id. Activity: derived from facts; its id is that of its first stamp or correction.
 */
import type { WorkedActivity } from './activity.ts';
import { moved, type PunchMove, presenceIn, punchMoves } from './punch-moves.ts';

export interface Stamp {
  readonly id: string;
  readonly kind: PunchMove;
  /** The effective instant, ISO UTC in milliseconds, like all instants here. */
  readonly at: string;
  /** Time of recording. */
  readonly recordedAt: string;
}

export interface Correction extends WorkedActivity {
  readonly id: string;
  readonly kind: 'correction';
  /** Id of the replaced activity; null: there were no stamps. */
  readonly corrects: string | null;
  /** The activity is deleted. */
  readonly isRemoved: boolean;
  readonly recordedAt: string;
}

export type Punch = Stamp | Correction;

export interface FoundActivity extends WorkedActivity {
  readonly id: string;
  /** The person started again without ending it: the end is unknown, and it is not running. */
  readonly isEndMissing: boolean;
  readonly isRemoved: boolean;
  /** Ids of all its facts, including those overruled by a correction. */
  readonly punches: readonly string[];
  /** The first and the last instant of these facts: [from, until]. Facts outside do not affect it. */
  readonly fromAt: string;
  readonly untilAt: string;
}

export interface FoundActivities {
  /** Sorted by start. Activities that are not removed do not overlap. */
  readonly activities: readonly FoundActivity[];
  /** Facts without effect: an end without a start, an overlapping correction. The service rejects such facts. */
  readonly unused: readonly string[];
}

const rank: Readonly<Record<PunchMove, number>> = { start: 0, pause: 1, resume: 2, end: 3 };
const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Derives the activities; independent of order and repetition of the facts, because only their own instants are used.
 * @param punches of one person
 */
export function deriveActivities(punches: readonly Punch[]): FoundActivities {
  const all = [...new Map(punches.map((punch) => [punch.id, punch])).values()];
  const stamps = all
    .filter((punch): punch is Stamp => punch.kind !== 'correction')
    .toSorted((a, b) => compare(a.at, b.at) || rank[a.kind] - rank[b.kind] || compare(a.id, b.id));
  const corrections = all
    .filter((punch): punch is Correction => punch.kind === 'correction')
    .toSorted((a, b) => compare(a.recordedAt, b.recordedAt) || compare(a.id, b.id));
  let accepted: Correction[] = [];
  let found = build(stamps, accepted);
  for (const correction of corrections) {
    if (!isWhole(correction)) continue;
    const next = build(stamps, [...accepted, correction]);
    if (!next.used.has(correction.id) || overlaps(next.activities)) continue;
    accepted = [...accepted, correction];
    found = next;
  }
  return {
    activities: found.activities,
    unused: all
      .map(({ id }) => id)
      .filter((id) => !found.used.has(id))
      .toSorted(),
  };
}

/**
 * Whether the activity ends after its start and its pauses are valid: in sequence and within it. Only the last pause
 * may be running, if the activity is.
 */
export function isWhole({ startAt, endAt, pauses }: WorkedActivity): boolean {
  const bounds = pauses.flatMap((pause) => [pause.startAt, ...(pause.endAt === null ? [] : [pause.endAt])]);
  const isOpen = pauses.findIndex((pause) => pause.endAt === null);
  if (isOpen >= 0 && (isOpen < pauses.length - 1 || endAt !== null)) return false;
  const instants = [startAt, ...bounds, ...(endAt === null ? [] : [endAt])];
  return instants.every((instant, at) => at === 0 || (instants[at - 1] as string) <= instant);
}

type Building = { raw: FoundActivity; stamps: Stamp[] };

function build(
  stamps: readonly Stamp[],
  corrections: readonly Correction[],
): { activities: FoundActivity[]; used: Set<string> } {
  const last = new Map(corrections.map((correction) => [correction.corrects ?? correction.id, correction]));
  const used = new Set<string>();
  const started: Building[] = [];
  for (const stamp of stamps) {
    const open = started.at(-1);
    if (stamp.kind === 'start') {
      if (open && open.raw.endAt === null) open.raw = { ...open.raw, isEndMissing: true };
      started.push({ raw: bare(stamp.id, { startAt: stamp.at, endAt: null, pauses: [] }), stamps: [stamp] });
      used.add(stamp.id);
    } else if (open && !wasClosed(last.get(open.raw.id), stamp) && isPossible(open.raw, stamp.kind)) {
      open.raw = moved(open.raw, stamp.kind, stamp.at);
      open.stamps.push(stamp);
      used.add(stamp.id);
    }
  }
  const added = corrections
    .filter(({ corrects }) => corrects === null)
    .map(({ id, startAt, endAt, pauses }): Building => ({ raw: bare(id, { startAt, endAt, pauses }), stamps: [] }));
  const activities = [...started, ...added].map(({ raw, stamps }) => {
    const ownCorrections = corrections.filter(({ corrects, id }) => (corrects ?? id) === raw.id);
    for (const { id } of ownCorrections) used.add(id);
    const worked = corrected(raw, stamps, last.get(raw.id));
    for (const id of worked.dropped) used.delete(id);
    const instants = [...stamps.map(({ at }) => at), ...ownCorrections.flatMap(instantsOf)].toSorted();
    return {
      ...worked.activity,
      punches: [...stamps, ...ownCorrections].map(({ id }) => id),
      fromAt: instants[0] as string,
      untilAt: instants.at(-1) as string,
    };
  });
  return {
    activities: activities.toSorted((a, b) => compare(a.startAt, b.startAt) || compare(a.id, b.id)),
    used,
  };
}

const bare = (id: string, { startAt, endAt, pauses }: WorkedActivity): FoundActivity => ({
  id,
  startAt,
  endAt,
  pauses,
  isEndMissing: false,
  isRemoved: false,
  punches: [],
  fromAt: startAt,
  untilAt: startAt,
});

const instantsOf = ({ startAt, endAt }: WorkedActivity) => [startAt, ...(endAt === null ? [] : [endAt])];

const isPossible = (activity: WorkedActivity, move: PunchMove): boolean =>
  punchMoves.some((one) => one.from === presenceIn(activity) && one.move === move);

/** Whether the activity was already closed by a correction when the stamp was recorded. */
const wasClosed = (correction: Correction | undefined, { recordedAt }: Stamp): boolean =>
  correction !== undefined &&
  (correction.endAt !== null || correction.isRemoved) &&
  correction.recordedAt <= recordedAt;

/** Applies a correction, and later stamps if the correction left the activity running. */
function corrected(
  raw: FoundActivity,
  stamps: readonly Stamp[],
  correction: Correction | undefined,
): { activity: FoundActivity; dropped: string[] } {
  if (!correction) return { activity: raw, dropped: [] };
  const { startAt, endAt, pauses, isRemoved } = correction;
  let activity: FoundActivity = { ...raw, startAt, endAt, pauses, isRemoved, isEndMissing: false };
  const dropped: string[] = [];
  const isLeftRunning = endAt === null && !isRemoved;
  for (const { id, kind, at, recordedAt } of isLeftRunning ? stamps : []) {
    if (kind === 'start' || recordedAt <= correction.recordedAt) continue;
    const next = isPossible(activity, kind) ? moved(activity, kind, at) : undefined;
    if (next && isWhole(next)) activity = next;
    else dropped.push(id);
  }
  return { activity, dropped };
}

/** A running activity has no end; one with a missing end counts only with its start. */
function overlaps(activities: readonly FoundActivity[]): boolean {
  const existing = activities.filter(({ isRemoved }) => !isRemoved);
  let until = '';
  for (const { startAt, endAt, isEndMissing } of existing) {
    if (startAt < until) return true;
    until = endAt ?? (isEndMissing ? startAt : '~'); // '~' sorts after every digit.
  }
  return false;
}
