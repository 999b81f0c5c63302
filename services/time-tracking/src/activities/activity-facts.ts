import type { Fact } from '@theke/contracts/event';
import { activityChanged, activityEnded, activityStarted } from '@theke/contracts/time-tracking/working-events';
import { type ActivityRow, toWire } from './activity-row.ts';

function toPayload(row: ActivityRow) {
  const { version: _, ...activity } = toWire(row);
  return { ...activity, isRemoved: row.isRemoved };
}

/** Event with an activity's current state. */
export const changedFact = (row: ActivityRow): Fact => activityChanged(row.id, row.version, toPayload(row));

/** Event for the change of an activity. @param was the stored activity before; undefined for a new one */
export function movedFact(row: ActivityRow, was: ActivityRow | undefined): Fact {
  if (!was && row.endAt === null) return activityStarted(row.id, row.version, toPayload(row));
  const hasEnded = row.endAt !== null && was?.endAt === null && !row.isCorrected;
  return hasEnded ? activityEnded(row.id, row.version, toPayload(row)) : changedFact(row);
}
