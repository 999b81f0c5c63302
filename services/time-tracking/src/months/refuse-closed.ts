import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { monthOf } from '@theke/rules/working-time/calendar';
import { refused } from '../errors.ts';
import type { Person } from '../people/person-store.ts';
import { todayIn, zoneOf } from '../people/zone-of.ts';
import { monthStore } from './month-store.ts';

/** Whoever calls it holds the person. @throws Problem 409 where a month from the first day to the last is closed */
export async function refuseClosed(tx: Transaction, person: string, from: LocalDate, to: LocalDate): Promise<void> {
  const months = await monthStore.between(tx, person, monthOf(from), monthOf(to));
  if (months.some(({ isClosed }) => isClosed)) throw refused('MONTH_CLOSED');
}

/** The same for instants: an activity belongs to the day on which it began (TIME-08). */
export async function refuseClosedAt(
  tx: Transaction,
  person: Pick<Person, 'id' | 'branches'>,
  instants: readonly string[],
): Promise<void> {
  const zone = await zoneOf(tx, person);
  for (const instant of instants) {
    const day = todayIn(zone, new Date(instant));
    await refuseClosed(tx, person.id, day, day);
  }
}
