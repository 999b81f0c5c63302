import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { daysFrom, firstOf, lastOf } from '@theke/rules/working-time/calendar';
import { plannedMinutes as minutesOf } from '@theke/rules/working-time/plan/planned-shift';
import { daysSpan } from '@theke/rules/working-time/plan/week-span';
import { dayOf } from '../day-of.ts';
import { publishedStore } from '../schedules/published-store.ts';

type PersonRange = { person: string; zone: string; from: LocalDate; to: LocalDate };

/** Published planned minutes per person and day of start: the target hours of people who follow the plan. */
export async function plannedMinutes(
  tx: Transaction,
  ranges: readonly PersonRange[],
): Promise<ReadonlyMap<string, ReadonlyMap<LocalDate, number>>> {
  const minutes = new Map(ranges.map(({ person }) => [person, new Map<LocalDate, number>()]));
  if (ranges.length === 0) return minutes;
  const spans = new Map(
    ranges.map(({ person, zone, from, to }) => [person, { zone, ...daysSpan(zone, from, daysFrom(from, to) + 1) }]),
  );
  const all = [...spans.values()];
  const widest = {
    from: all.map(({ from }) => from).reduce(firstOf),
    until: all.map(({ until }) => until).reduce(lastOf),
  };
  for (const shift of await publishedStore.findByPeople(tx, [...spans.keys()], widest)) {
    const person = shift.user?.id ?? '';
    const [span, days] = [spans.get(person), minutes.get(person)];
    if (!span || !days || shift.startAt < span.from || shift.startAt >= span.until) continue;
    const date = dayOf(span.zone, shift.startAt);
    days.set(date, (days.get(date) ?? 0) + Math.floor(minutesOf(shift)));
  }
  return minutes;
}
