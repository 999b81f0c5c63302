import type { Transaction } from '@theke/kit/database/database';
import { dateOf, type LocalDate, localTime } from '@theke/rules/time/local-time';
import { daysSpan } from '@theke/rules/working-time/plan/week-span';
import { publishedStore } from '../schedules/published-store.ts';

type Asked = { person: string; zone: string; from: LocalDate; to: LocalDate };

/** Minutes planned for somebody by the day on which a shift begins, as it was published: what whoever follows the plan owes. */
export async function plannedMinutes(
  tx: Transaction,
  { person, zone, from, to }: Asked,
): Promise<ReadonlyMap<LocalDate, number>> {
  const [first, last] = [daysSpan(zone, from, 1), daysSpan(zone, to, 1)];
  const shifts = await publishedStore.ofPeople(tx, [person], { from: first.from, until: last.until });
  const minutes = new Map<LocalDate, number>();
  for (const { startAt, endAt, pauseMinutes } of shifts) {
    const date = dateOf(localTime(zone, Date.parse(startAt)));
    const planned = Math.floor((Date.parse(endAt) - Date.parse(startAt)) / 60_000) - pauseMinutes;
    minutes.set(date, (minutes.get(date) ?? 0) + planned);
  }
  return minutes;
}
