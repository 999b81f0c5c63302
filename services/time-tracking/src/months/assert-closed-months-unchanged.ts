import type { Transaction } from '@theke/kit/database/database';
import { addDays } from '@theke/rules/time/local-time';
import { addMonths, type Month, monthOf } from '@theke/rules/time/months';
import { activityStore } from '../activities/activity-store.ts';
import { closedWouldChange } from '../errors.ts';
import { nameOf, type Person } from '../people/person-store.ts';
import { computeFigures } from '../sheets/compute-time-sheet.ts';
import { readWorkFacts } from '../sheets/work-facts.ts';
import { monthStore } from './month-store.ts';

type Looking = {
  now: Date;
  /** First month that the change may affect. Default: all. */
  since?: Month;
};

/**
 * Daily figures and running balance of a person's closed months, by month. Legal warnings are not part of a closed
 * month.
 */
async function figuresByMonth(
  tx: Transaction,
  person: Person,
  { now, since = '0000-01' }: Looking,
): Promise<Map<Month, string>> {
  const closed = (await monthStore.between(tx, person.id, since, '9999-12')).filter(({ isClosed }) => isClosed);
  const months = closed.map(({ month }) => month);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const range = { from: `${first}-01`, to: addDays(addMonths(`${last}-01`, 1), -1) };
  const { days } = computeFigures(await readWorkFacts(tx, person, range, now), range);
  return new Map(months.map((month) => [month, JSON.stringify(days.filter(({ date }) => monthOf(date) === month))]));
}

/**
 * Runs a change that may affect sheets. Locks the people until the transaction ends.
 * @throws Problem 409 MONTH_CLOSED if figures of a closed month would change
 */
export async function assertClosedMonthsUnchanged<T>(
  tx: Transaction,
  people: readonly Person[],
  looking: Looking,
  change: () => T | Promise<T>,
): Promise<T> {
  const held = people.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id } of held) activityStore.lockPerson(tx, id);
  const readFigures = async () => Promise.all(held.map((person) => figuresByMonth(tx, person, looking)));
  const before = await readFigures();
  const changed = await change();
  if (before.every(({ size }) => size === 0)) return changed;
  const after = await readFigures();
  for (const [at, person] of held.entries())
    for (const [month, figures] of before[at] ?? [])
      if (after[at]?.get(month) !== figures) throw closedWouldChange(nameOf(person), month);
  return changed;
}
