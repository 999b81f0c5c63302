import { isDeepStrictEqual } from 'node:util';
import type { ActivityState, WorkedActivityOnWire } from '@theke/contracts/time-tracking/working-activity';
import { presenceIn } from '@theke/rules/working-time/punch-moves';
import type { FoundActivity } from '@theke/rules/working-time/punches';
import { bookedBy } from './booked-by.ts';
import type { StoredPunch } from './punch-store.ts';

/** Stored activity: the derived one with data of its punches. */
export type ActivityRow = WorkedActivityOnWire & { isRemoved: boolean; fromAt: string; untilAt: string };

function stateOf(activity: FoundActivity): ActivityState {
  if (activity.endAt !== null) return 'ended';
  if (activity.isEndMissing) return 'end-missing';
  return presenceIn(activity) === 'paused' ? 'paused' : 'running';
}

/** @param before the stored row; its version is incremented on each change */
export function toRow(
  found: FoundActivity,
  punches: ReadonlyMap<string, StoredPunch>,
  before: ActivityRow | undefined,
): ActivityRow {
  const punchesOfActivity = found.punches.flatMap((id) => punches.get(id) ?? []);
  const first = punches.get(found.id) as StoredPunch;
  const row = {
    id: found.id,
    user: { id: first.person },
    branch: { id: first.branch },
    startAt: found.startAt,
    endAt: found.endAt,
    pauses: found.pauses.map(({ startAt, endAt }) => ({ startAt, endAt })),
    state: stateOf(found),
    isLate: punchesOfActivity.some(({ isLate }) => isLate),
    isCorrected: punchesOfActivity.some(({ kind }) => kind === 'correction'),
    ...bookedBy(punchesOfActivity),
    isRemoved: found.isRemoved,
    fromAt: found.fromAt,
    untilAt: found.untilAt,
  };
  const isSame = before && isDeepStrictEqual({ ...row, version: before.version }, before);
  return { ...row, version: isSame ? before.version : (before?.version ?? 0) + 1 };
}

export const toWire = ({ isRemoved, fromAt, untilAt, ...activity }: ActivityRow): WorkedActivityOnWire => activity;
