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

type Copying = { branch: Pick<Branch, 'id' | 'timeZone'>; from: LocalDate; monday: LocalDate; newId: () => string };

/**
 * Plans a week as another was, by the same times of the clock, as drafts beside what is there. Done twice it adds nothing.
 * @returns how many were copied, and how many could not be
 */
export async function copyWeek(
  tx: Transaction,
  { branch, from, monday, newId }: Copying,
): Promise<{ copied: number; left: number }> {
  const span = weekSpan(branch.timeZone, from);
  const days = daysFrom(from, monday);
  // The branch first: the people are those of the week as it is while nobody else plans it.
  scheduleStore.hold(tx, branch.id);
  const shifts = await scheduleStore.inBranch(tx, branch.id, span);
  const people = shifts.flatMap(({ user }) => user?.id ?? []);
  scheduleStore.hold(tx, branch.id, people);
  const known = await personStore.findMany(tx, people);
  const there = await scheduleStore.inBranch(tx, branch.id, weekSpan(branch.timeZone, monday));
  let copied = 0;
  for (const shift of shifts) {
    const moved = shiftedByDays(shift, branch.timeZone, days);
    if (!moved || !(await isPossible(tx, moved, there, known))) continue;
    const made: Shift = { ...moved, id: newId(), version: 1, state: 'draft' };
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
  known: ReadonlyMap<string, Person>,
): Promise<boolean> {
  // An open shift overlaps nobody: it is there already where one is that looks the same.
  if (!moved.user)
    return !there.some(
      ({ user, startAt, endAt, role }) =>
        user === null && startAt === moved.startAt && endAt === moved.endAt && role === moved.role,
    );
  const person = known.get(moved.user.id);
  if (!person || !worksIn(person, moved.branch.id)) return false;
  return !(await overlapsOther(tx, { ...moved, id: '' }, person.id));
}
