import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { monthOf } from '@theke/rules/working-time/calendar';
import { monthStore, wireOf } from '../months/month-store.ts';
import { nameOf, type Person } from '../people/person-store.ts';
import { bookedByDay } from './booked-by-day.ts';
import { timeSheetOf } from './time-sheet-of.ts';
import { factsOfPeople, type WorkFacts } from './work-facts.ts';

type Range = { from: LocalDate; to: LocalDate };

/** Somebody's sheet as it is told, with what was closed of it. */
export async function sheetOf(tx: Transaction, person: Person, range: Range, now: Date): Promise<TimeSheet> {
  const [sheet] = await sheetsOf(tx, [person], range, now);
  return sheet as TimeSheet;
}

/** Those of several people, in their order: each table is asked once for all of them. */
export async function sheetsOf(
  tx: Transaction,
  people: readonly Person[],
  range: Range,
  now: Date,
): Promise<TimeSheet[]> {
  const [facts, closed] = await Promise.all([
    factsOfPeople(tx, people, range, now),
    monthStore.betweenOf(
      tx,
      people.map(({ id }) => id),
      monthOf(range.from),
      monthOf(range.to),
    ),
  ]);
  const booked = await bookedByDay(tx, facts);
  return people.map((person, at) => {
    const { days, ...sheet } = timeSheetOf(facts[at] as WorkFacts, range);
    return {
      user: { id: person.id },
      name: nameOf(person),
      ...sheet,
      days: days.map((day) => ({ ...day, bookedOn: booked[at]?.get(day.date) ?? [] })),
      closed: (closed.get(person.id) ?? []).map(wireOf),
    };
  });
}
