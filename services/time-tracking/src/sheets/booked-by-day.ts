import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { bookingStore } from '../bookings/booking-store.ts';
import { dayOf } from '../day-of.ts';
import type { WorkFacts } from './work-facts.ts';

/** Names of a person's bookings by day, each once, earliest first (TIME-13). */
export async function bookedByDay(
  tx: Transaction,
  { zone, activities }: Pick<WorkFacts, 'zone' | 'activities'>,
): Promise<Map<LocalDate, string[]>> {
  const booked = activities
    .filter(({ project, task }) => project || task)
    .toSorted((one, other) => one.startAt.localeCompare(other.startAt));
  const name = await bookingStore.names(tx, booked);
  const byDay = Map.groupBy(booked, ({ startAt }) => dayOf(zone, startAt));
  return new Map([...byDay].map(([day, all]) => [day, [...new Set(all.map(name).filter(Boolean))]]));
}
