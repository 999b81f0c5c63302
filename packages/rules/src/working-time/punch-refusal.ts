import { presenceIn } from './punch-moves.ts';
import { type Correction, deriveActivities, type FoundActivity, isWhole, type Punch, type Stamp } from './punches.ts';

export type PunchRefusal = 'ALREADY_RUNNING' | 'ALREADY_PAUSED' | 'NOT_PAUSED' | 'NOT_RUNNING' | 'OTHER_PUNCHES';
export type CorrectionRefusal = 'NOT_WHOLE' | 'OVERLAPS' | 'STILL_RUNNING';

/** The activity of a person at an instant; unknown for one with a missing end. */
function activityAt(activities: readonly FoundActivity[], at: string): FoundActivity | undefined {
  const started = activities.findLast(({ startAt, isRemoved }) => !isRemoved && startAt <= at);
  return started && (started.endAt === null || started.endAt > at) ? started : undefined;
}

/**
 * Reason why a stamp is rejected: it has no effect, or removes the effect of another. A late stamp may begin an
 * activity before existing ones and end it later, but cannot begin within an activity.
 * @param punches facts of this person
 */
export function refusalOfStamp(punches: readonly Punch[], stamp: Stamp): PunchRefusal | undefined {
  const before = deriveActivities(punches);
  const within = activityAt(before.activities, stamp.at);
  if (stamp.kind === 'start' && within) return 'ALREADY_RUNNING';
  const after = deriveActivities([...punches, stamp]);
  const lost = after.unused.filter((id) => !before.unused.includes(id));
  if (lost.length === 0) return undefined;
  if (!lost.includes(stamp.id)) return 'OTHER_PUNCHES';
  if (!within) return 'NOT_RUNNING';
  if (stamp.kind === 'pause' && presenceIn(within) === 'paused') return 'ALREADY_PAUSED';
  return stamp.kind === 'resume' && presenceIn(within) === 'in' ? 'NOT_PAUSED' : 'OTHER_PUNCHES';
}

/**
 * Reason why a correction is rejected: it `OVERLAPS` another activity of the person, or removes the effect of a stamp.
 */
export function refusalOfCorrection(punches: readonly Punch[], correction: Correction): CorrectionRefusal | undefined {
  if (!isWhole(correction)) return 'NOT_WHOLE';
  const before = deriveActivities(punches);
  const target = before.activities.find(({ id }) => id === correction.corrects);
  const isRunning = target !== undefined && target.endAt === null && !target.isEndMissing && !target.isRemoved;
  // Only the person may restart an ended activity.
  if (correction.endAt === null && !correction.isRemoved && !isRunning) return 'STILL_RUNNING';
  const after = deriveActivities([...punches, correction]);
  return after.unused.some((id) => !before.unused.includes(id)) ? 'OVERLAPS' : undefined;
}
