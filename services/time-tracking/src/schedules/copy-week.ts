import type { Transaction } from '@theke/kit/database/database';
import { weekSpan } from '@theke/rules/working-time/plan/week-span';
import { type Placing, placeShifts } from './place-shifts.ts';
import { scheduleStore } from './schedule-store.ts';

/**
 * Copies a week's shifts to another week as drafts, at the same local times. Repeating it adds nothing.
 * @returns how many were copied, and how many could not be
 */
export async function copyWeek(tx: Transaction, placing: Placing): Promise<{ copied: number; left: number }> {
  const { branch, from } = placing;
  // Locks the branch first, so that the week and its people no longer change.
  scheduleStore.lock(tx, branch.id);
  return placeShifts(tx, await scheduleStore.inBranch(tx, branch.id, weekSpan(branch.timeZone, from)), placing);
}
