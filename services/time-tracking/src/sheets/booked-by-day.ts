import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { bookingStore } from '../bookings/booking-store.ts';
import { dayOf } from '../day-of.ts';
import type { WorkFacts } from './work-facts.ts';

type Worked = Pick<WorkFacts, 'zone' | 'activities'>;

/** What each of several people worked on by day, by name, each once, the earliest first (TIME-13); names are asked for once. */
export async function bookedByDay(tx: Transaction, people: readonly Worked[]): Promise<Map<LocalDate, string[]>[]> {
  const booked = people.map(({ activities }) =>
    activities
      .filter(({ project, task }) => project || task)
      .toSorted((one, other) => one.startAt.localeCompare(other.startAt)),
  );
  const name = await bookingStore.names(tx, booked.flat());
  return people.map(({ zone }, at) => {
    const byDay = Map.groupBy(booked[at] ?? [], ({ startAt }) => dayOf(zone, startAt));
    return new Map([...byDay].map(([day, all]) => [day, [...new Set(all.map(name).filter(Boolean))]]));
  });
}
