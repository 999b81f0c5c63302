import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { monthOf } from '@theke/rules/time/months';
import { monthStore, toWire } from '../months/month-store.ts';
import { nameOf, type Person } from '../people/person-store.ts';
import { computeMonthSheet } from '../sheets/compute-time-sheet.ts';
import { readSettledFacts } from '../sheets/settled-facts.ts';
import type { WorkFacts } from '../sheets/work-facts.ts';
import type { MonthSheet } from './to-team-row.ts';

/** Sheets of several people for a month, in order, with one query per table. */
export async function teamSheets(
  tx: Transaction,
  people: readonly Person[],
  month: { from: LocalDate; to: LocalDate },
  now: Date,
): Promise<MonthSheet[]> {
  const [facts, closed] = await Promise.all([
    readSettledFacts(tx, people, month, now),
    monthStore.betweenOf(
      tx,
      people.map(({ id }) => id),
      monthOf(month.from),
      monthOf(month.to),
    ),
  ]);
  return people.map((person, at) => ({
    user: { id: person.id },
    name: nameOf(person),
    ...computeMonthSheet(facts[at] as WorkFacts, month),
    closed: (closed.get(person.id) ?? []).map(toWire),
  }));
}
