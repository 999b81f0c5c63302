import type { Transaction } from '@theke/kit/database/database';
import { dateOf, type LocalDate, localTime } from '@theke/rules/time/local-time';
import { known } from '../copies.ts';
import type { Person } from './person-store.ts';

/** The clock by which somebody's days are counted: that of their first branch, and of Vienna for who has none. */
export async function zoneOf(tx: Transaction, { branches: [first] }: Pick<Person, 'branches'>): Promise<string> {
  const branch = first === undefined ? undefined : await known.stores.branches.find(tx, first);
  return branch?.timeZone ?? 'Europe/Vienna';
}

export const todayIn = (zone: string, now: Date): LocalDate => dateOf(localTime(zone, now.getTime()));
