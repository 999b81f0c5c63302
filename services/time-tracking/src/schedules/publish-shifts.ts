import type { Branch } from '@theke/contracts/catalog/branch';
import { schedulesPublished } from '@theke/contracts/time-tracking/schedule-events';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { weekSpan } from '@theke/rules/working-time/plan/week-span';
import { copied } from '../copies.ts';
import { publishedStore } from './published-store.ts';

type Telling = {
  branch: Branch;
  monday: LocalDate;
  people: readonly string[];
  /** Id of the event. */
  id: string;
};

/** Publishes the current shifts of active people in a branch's week, so that they are notified. */
export async function publishShifts(tx: Transaction, { branch, monday, people, id }: Telling): Promise<void> {
  const { id: branchId, name, timeZone } = branch;
  const shiftsByPerson = await findShiftsByPerson(tx, people, weekSpan(timeZone, monday), branchId);
  if (shiftsByPerson.length > 0)
    tx.publish(schedulesPublished(id, 1, { branch: { id: branchId, name }, timeZone, monday, people: shiftsByPerson }));
}

/** Current shifts of active people in this branch's week. */
async function findShiftsByPerson(
  tx: Transaction,
  people: readonly string[],
  span: { from: string; until: string },
  branch: string,
) {
  const shifts = (await publishedStore.findByPeople(tx, people, span)).filter((shift) => shift.branch.id === branch);
  const found = await copied.stores.users.findMany(tx, people);
  return people.flatMap((person) => {
    const user = found.get(person);
    return user?.isActive
      ? [
          {
            user: { id: user.id },
            firstName: user.firstName,
            email: user.email,
            shifts: shifts
              .filter((shift) => shift.user?.id === user.id)
              .map(({ startAt, endAt, pauseMinutes, role, note }) => ({ startAt, endAt, pauseMinutes, role, note })),
          },
        ]
      : [];
  });
}
