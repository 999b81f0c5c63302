import type { Transaction } from '@theke/kit/database/database';
import { weekSpan } from '@theke/rules/working-time/plan/week-span';
import { type Placing, placeShifts } from './place-shifts.ts';
import { scheduleStore } from './schedule-store.ts';

/**
 * Plans a week as another was, by the same times of the clock, as drafts beside what is there. Done twice it adds nothing.
 * @returns how many were copied, and how many could not be
 */
export async function copyWeek(tx: Transaction, placing: Placing): Promise<{ copied: number; left: number }> {
  const { branch, from } = placing;
  // The branch first: the people are those of the week as it is while nobody else plans it.
  scheduleStore.hold(tx, branch.id);
  return placeShifts(tx, await scheduleStore.inBranch(tx, branch.id, weekSpan(branch.timeZone, from)), placing);
}
