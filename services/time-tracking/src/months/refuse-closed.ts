import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { type Month, monthOf } from '@theke/rules/time/months';
import { dayOf } from '../day-of.ts';
import { refused } from '../errors.ts';
import { findZone } from '../people/find-zone.ts';
import type { Person } from '../people/person-store.ts';
import { monthStore } from './month-store.ts';

/** Requires the lock of the person. @throws Problem 409 if a month between the first and last day is closed */
export async function refuseClosed(tx: Transaction, person: string, from: LocalDate, to: LocalDate): Promise<void> {
  await refuseMonths(tx, person, monthOf(from), monthOf(to));
}

/** Like `refuseClosed`, for instants: an activity belongs to the day on which it began (TIME-08). */
export async function refuseClosedAt(
  tx: Transaction,
  person: Pick<Person, 'id' | 'branches'>,
  instants: readonly string[],
): Promise<void> {
  const zone = await findZone(tx, person);
  const months = new Set(instants.map((instant) => monthOf(dayOf(zone, instant))));
  for (const month of months) await refuseMonths(tx, person.id, month, month);
}

async function refuseMonths(tx: Transaction, person: string, from: Month, to: Month): Promise<void> {
  const months = await monthStore.between(tx, person, from, to);
  if (months.some(({ isClosed }) => isClosed)) throw refused('MONTH_CLOSED');
}
