import type { Transaction } from '@theke/kit/database/database';
import { overlapsOther } from './check-shift.ts';
import { publishedStore } from './published-store.ts';
import { refusedShift } from './refused-shift.ts';
import { scheduleStore } from './schedule-store.ts';
import { type Shift, shiftChanged } from './shift-row.ts';

type Taking = { id: string; branch: string; person: string; now: Date };

/**
 * Assigns an open shift as published to the first person who takes it.
 * @throws Problem 409 NO_LONGER_OPEN if it differs from the published one or has begun; 422 OWN_SHIFT_THEN
 */
export async function takeShift(tx: Transaction, { id, branch, person, now }: Taking): Promise<void> {
  scheduleStore.lock(tx, branch, [person]);
  const shift = await scheduleStore.find(tx, id);
  if (!shift || shift.user || shift.state !== 'published' || shift.startAt <= now.toISOString())
    throw refusedShift('NO_LONGER_OPEN');
  if (await overlapsOther(tx, shift, person)) throw refusedShift('OWN_SHIFT_THEN');
  const takenShift: Shift = { ...shift, user: { id: person }, version: shift.version + 1 };
  scheduleStore.update(tx, takenShift);
  publishedStore.copy(tx, [takenShift]);
  tx.publish(shiftChanged(takenShift));
}
