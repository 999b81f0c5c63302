import type { Branch } from '@theke/contracts/catalog/branch';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { daysFrom } from '@theke/rules/working-time/calendar';
import { shiftedByDays } from '@theke/rules/working-time/plan/shifted-by-days';
import { weekSpan } from '@theke/rules/working-time/plan/week-span';
import { type Person, personStore, worksIn } from '../people/person-store.ts';
import { overlapsOther } from './check-shift.ts';
import { scheduleStore } from './schedule-store.ts';
import { type Shift, shiftChanged } from './shift-row.ts';

export type Placing = {
  branch: Pick<Branch, 'id' | 'timeZone'>;
  /** Mondays of the source week and of the target week. */
  from: LocalDate;
  monday: LocalDate;
  newId: () => string;
};
type Placed = Omit<Shift, 'id' | 'version' | 'state' | 'branch'>;

/**
 * Adds shifts of one week to another as drafts, at the same local times. Requires the lock of the branch.
 * @returns how many were planned, and how many could not be
 */
export async function placeShifts(
  tx: Transaction,
  shifts: readonly Placed[],
  { branch, from, monday, newId }: Placing,
): Promise<{ copied: number; left: number }> {
  const people = shifts.flatMap(({ user }) => user?.id ?? []);
  scheduleStore.lock(tx, branch.id, people);
  const staff = await personStore.findMany(tx, people);
  const there = await scheduleStore.inBranch(tx, branch.id, weekSpan(branch.timeZone, monday));
  let copied = 0;
  for (const shift of shifts) {
    const moved = shiftedByDays(shift, branch.timeZone, daysFrom(from, monday));
    if (!moved) continue;
    const { user, startAt, endAt, pauseMinutes, role, note } = moved;
    const made: Shift = {
      ...{ user, startAt, endAt, pauseMinutes, role, note, branch: { id: branch.id } },
      ...{ id: newId(), version: 1, state: 'draft' },
    };
    if (!(await isPossible(tx, made, there, staff))) continue;
    scheduleStore.insert(tx, made);
    tx.publish(shiftChanged(made));
    copied += 1;
  }
  return { copied, left: shifts.length - copied };
}

async function isPossible(
  tx: Transaction,
  moved: Shift,
  there: readonly Shift[],
  staff: ReadonlyMap<string, Person>,
): Promise<boolean> {
  // Open shifts overlap nobody: an identical one counts as already copied.
  if (!moved.user)
    return !there.some(
      ({ user, startAt, endAt, role }) =>
        user === null && startAt === moved.startAt && endAt === moved.endAt && role === moved.role,
    );
  const person = staff.get(moved.user.id);
  if (!person || !worksIn(person, moved.branch.id)) return false;
  return !(await overlapsOther(tx, moved, person.id));
}
