import type { Transaction } from '@theke/kit/database/database';
import { refusalOfShift } from '@theke/rules/working-time/plan/planned-shift';
import { personStore, worksIn } from '../people/person-store.ts';
import { refusedShift } from './refused-shift.ts';
import { scheduleStore } from './schedule-store.ts';
import type { Shift } from './shift-row.ts';

/**
 * Validates a shift: times, person and overlaps. Requires the locks of branch and person.
 * @throws Problem 422 with the field
 */
export async function checkShift(tx: Transaction, shift: Shift): Promise<void> {
  const refusal = refusalOfShift(shift);
  if (refusal) throw refusedShift(refusal);
  if (!shift.user) return;
  const person = await personStore.find(tx, shift.user.id);
  if (!person || !worksIn(person, shift.branch.id)) throw refusedShift('NOT_OF_BRANCH');
  if (await overlapsOther(tx, shift, shift.user.id)) throw refusedShift('OVERLAPS_SHIFT');
}

/** Half-open: a shift ending at ten does not overlap one starting at ten. */
export async function overlapsOther(
  tx: Transaction,
  { id, startAt, endAt }: Pick<Shift, 'id' | 'startAt' | 'endAt'>,
  person: string,
): Promise<boolean> {
  const overlapping = await scheduleStore.findByPeople(tx, [person], { from: startAt, until: endAt });
  return overlapping.some((other) => other.id !== id);
}
