import type { ShiftSwap } from '@theke/contracts/time-tracking/shift-swap';
import type { Transaction } from '@theke/kit/database/database';
import { mondayOf } from '@theke/rules/working-time/calendar';
import { copied } from '../copies.ts';
import { dayOf } from '../day-of.ts';
import { personStore, worksIn } from '../people/person-store.ts';
import { weekWarnings } from '../schedules/planned-week.ts';
import { publishShifts } from '../schedules/publish-shifts.ts';
import { publishedStore } from '../schedules/published-store.ts';
import { breaksLaw, refusedShift } from '../schedules/refused-shift.ts';
import { scheduleStore } from '../schedules/schedule-store.ts';
import { type Shift, shiftChanged } from '../schedules/shift-row.ts';

type Offered = Pick<ShiftSwap, 'startAt' | 'endAt'> & { id: string };

/**
 * A shift as offered: published as planned, and in the future. Requires the lock of its branch.
 * @throws Problem 409 SHIFT_CHANGED
 */
export async function offeredShift(tx: Transaction, id: string, person: string, now: Date): Promise<Shift> {
  const shift = await scheduleStore.find(tx, id);
  if (shift?.state !== 'published' || shift.user?.id !== person || shift.startAt <= now.toISOString())
    throw refusedShift('SHIFT_CHANGED');
  return shift;
}

/** @throws Problem 422 NOT_OF_BRANCH */
export async function checkOfBranch(tx: Transaction, branch: string, person: string): Promise<void> {
  const found = await personStore.find(tx, person);
  if (!found || !worksIn(found, branch)) throw refusedShift('NOT_OF_BRANCH', 'to');
}

/**
 * Checks that both people are free, except for the shift they give away.
 * @throws Problem 422 OVERLAPS_SHIFT
 */
export async function checkFreeThen(
  tx: Transaction,
  { user, to }: Pick<ShiftSwap, 'user' | 'to'>,
  offered: Shift,
  got: Shift | null,
) {
  const isBusy = async (person: string, { startAt, endAt }: Shift, exceptShift?: string) =>
    (await scheduleStore.findByPeople(tx, [person], { from: startAt, until: endAt })).some(
      ({ id }) => id !== exceptShift,
    );
  if ((await isBusy(to.id, offered, got?.id)) || (got && (await isBusy(user.id, got, offered.id))))
    throw refusedShift('OVERLAPS_SHIFT');
}

/**
 * Swaps the shifts in the plan and in the published shifts, and notifies both people of their weeks. Requires the locks
 * of the branch and both people.
 * @throws Problem 409 SHIFT_CHANGED; 422 NOT_OF_BRANCH, OVERLAPS_SHIFT, BREAKS_LAW
 */
export async function exchangeShifts(
  tx: Transaction,
  { shift, startAt, endAt, user, to, branch: { id }, inReturn }: ShiftSwap,
  { now, newId }: { now: Date; newId: () => string },
): Promise<void> {
  const branch = await copied.stores.branches.find(tx, id);
  if (!branch) throw refusedShift('UNKNOWN_BRANCH');
  const asOffered = async (offered: Offered, person: string): Promise<Shift> => {
    const found = await offeredShift(tx, offered.id, person, now);
    if (found.startAt !== offered.startAt || found.endAt !== offered.endAt) throw refusedShift('SHIFT_CHANGED');
    return found;
  };
  const offered = await asOffered({ id: shift.id, startAt, endAt }, user.id);
  const got = inReturn && (await asOffered(inReturn, to.id));
  for (const person of got ? [to, user] : [to]) await checkOfBranch(tx, id, person.id);
  await checkFreeThen(tx, { user, to }, offered, got);
  const moved = [{ ...offered, user: to }, ...(got ? [{ ...got, user }] : [])].map(
    (one): Shift => ({ ...one, version: one.version + 1 }),
  );
  for (const shift of moved) scheduleStore.update(tx, shift);
  publishedStore.copy(tx, moved);
  tx.publish(...moved.map(shiftChanged));
  const people = [user.id, to.id].toSorted();
  const mondays = new Set(moved.map((one) => mondayOf(dayOf(branch.timeZone, one.startAt))));
  for (const monday of mondays) {
    const warnings = await weekWarnings(tx, branch, monday);
    const breaches = warnings.filter((one) => one.severity === 'breach' && people.includes(one.user.id)).length;
    if (breaches > 0) throw breaksLaw(breaches);
    await publishShifts(tx, { branch, monday, people, id: newId() });
  }
}
