import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { monthOf } from '@theke/rules/working-time/calendar';
import { monthStore, wireOf } from '../months/month-store.ts';
import { nameOf, type Person } from '../people/person-store.ts';
import { timeSheetOf } from './time-sheet-of.ts';
import { workFactsOf } from './work-facts.ts';

/** Somebody's sheet as it is told, with what was closed of it. */
export async function sheetOf(
  tx: Transaction,
  person: Person,
  range: { from: LocalDate; to: LocalDate },
  now: Date,
): Promise<TimeSheet> {
  const facts = await workFactsOf(tx, person, range, now);
  const closed = await monthStore.between(tx, person.id, monthOf(range.from), monthOf(range.to));
  const who = { user: { id: person.id }, name: nameOf(person) };
  return { ...who, ...timeSheetOf(facts, range), closed: closed.map(wireOf) };
}
