import type { Branch } from '@theke/contracts/catalog/branch';
import { schedulesPublished } from '@theke/contracts/time-tracking/schedule-events';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { weekSpan } from '@theke/rules/working-time/plan/week-span';
import { known } from '../copies.ts';
import { publishedStore } from './published-store.ts';

type Telling = {
  branch: Branch;
  monday: LocalDate;
  people: readonly string[];
  /** Of what is told. */
  id: string;
};

/** Tells people all that they have in a week of a branch as it is published now: those of them who work for the business still. */
export async function tellShifts(tx: Transaction, { branch, monday, people, id }: Telling): Promise<void> {
  const { id: of, name, timeZone } = branch;
  const told = await toldOf(tx, people, weekSpan(timeZone, monday), of);
  if (told.length > 0)
    tx.publish(schedulesPublished(id, 1, { branch: { id: of, name }, timeZone, monday, people: told }));
}

/** Of those who work for the business still: what they have in this branch's week now. */
async function toldOf(
  tx: Transaction,
  people: readonly string[],
  span: { from: string; until: string },
  branch: string,
) {
  const shifts = (await publishedStore.ofPeople(tx, people, span)).filter((shift) => shift.branch.id === branch);
  const found = await known.stores.users.findMany(tx, people);
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
