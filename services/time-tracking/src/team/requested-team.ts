import type { Branch } from '@theke/contracts/catalog/branch';
import { type Access, isReached } from '@theke/contracts/permissions';
import type { Transaction } from '@theke/kit/database/database';
import type { Identity } from '@theke/kit/identity-token';
import { unknown } from '@theke/kit/problem';
import { instantOf } from '@theke/rules/time/local-time';
import { type Month, monthSpan } from '@theke/rules/time/months';
import { addDays, startOf } from '@theke/rules/working-time/known-days';
import { noteSeen } from '../activities/note-seen.ts';
import { copied } from '../copies.ts';
import { type Person, personStore } from '../people/person-store.ts';

type Asking = { access: Access; identity: Identity };

/** People of a branch's month, for its managers. Logs the view of each (TIME-10). @throws Problem 404 */
export async function requestedTeam(
  tx: Transaction,
  { access, identity }: Asking,
  { branch: id, month }: { branch: string; month: Month },
  now: Date,
): Promise<{ branch: Branch; people: Person[] }> {
  const branch = await copied.stores.branches.find(tx, id);
  if (!branch || !isReached(access, { branch: id })) throw unknown('Die Filiale');
  const { from, to } = monthSpan(month);
  const instant = (date: string) => new Date(instantOf(branch.timeZone, startOf(date)));
  const people = await personStore.teamOf(tx, id, { from: instant(from), until: instant(addDays(to, 1)) }, now);
  await noteSeen(
    tx,
    identity,
    people.map((person) => person.id),
    now,
  );
  return { branch, people };
}
