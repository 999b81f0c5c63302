import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { daysFrom } from '@theke/rules/working-time/calendar';
import { plannedMinutes as minutesOf } from '@theke/rules/working-time/plan/planned-shift';
import { daysSpan } from '@theke/rules/working-time/plan/week-span';
import { dayOf } from '../day-of.ts';
import { publishedStore } from '../schedules/published-store.ts';

type Asked = { person: string; zone: string; from: LocalDate; to: LocalDate };

/** Minutes planned for somebody by the day on which a shift begins, as it was published: what whoever follows the plan owes. */
export async function plannedMinutes(
  tx: Transaction,
  { person, zone, from, to }: Asked,
): Promise<ReadonlyMap<LocalDate, number>> {
  const shifts = await publishedStore.ofPeople(tx, [person], daysSpan(zone, from, daysFrom(from, to) + 1));
  const minutes = new Map<LocalDate, number>();
  for (const shift of shifts) {
    const date = dayOf(zone, shift.startAt);
    minutes.set(date, (minutes.get(date) ?? 0) + Math.floor(minutesOf(shift)));
  }
  return minutes;
}
