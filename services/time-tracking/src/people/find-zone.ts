import type { Transaction } from '@theke/kit/database/database';
import { dateOf, type LocalDate, localTime } from '@theke/rules/time/local-time';
import { copied } from '../copies.ts';
import type { Person } from './person-store.ts';

type BranchMember = Pick<Person, 'branches'>;

/** Time zone of a person's days: that of their first branch; Vienna without one. */
export const findZone = async (tx: Transaction, person: BranchMember): Promise<string> =>
  (await findZones(tx, [person]))(person);

/** Time zones of several people's days, with one query. */
export async function findZones(
  tx: Transaction,
  people: readonly BranchMember[],
): Promise<(person: BranchMember) => string> {
  const firsts = new Set(people.flatMap(({ branches: [first] }) => first ?? []));
  const branches = await copied.stores.branches.findMany(tx, [...firsts]);
  return ({ branches: [first = ''] }) => branches.get(first)?.timeZone ?? 'Europe/Vienna';
}

export const todayIn = (zone: string, now: Date): LocalDate => dateOf(localTime(zone, now.getTime()));
