import { dateOf as dateAt, type LocalDate, startOf as startAt } from '../time/local-time.ts';

/**
 * Dates as `../time/local-time.ts` has them, remembered: a sheet of three years asks some 20,000 times for one of 1,100 days, and
 * texts made of them by the platform were half of its time (docs/performance.md). There they are not remembered,
 * because the guest's bundle has no room for it.
 */
const day = 86_400_000;
const max = 20_000; // nobody's far-off dates fill the memory

/** The same, computed once for each key. */
export function known<K, V>(compute: (key: K) => V): (key: K) => V {
  const values = new Map<K, V>();
  return (key) => {
    const value = values.get(key);
    if (value !== undefined) return value;
    if (values.size >= max) values.clear();
    const computed = compute(key);
    values.set(key, computed);
    return computed;
  };
}

const dateOfDay = known((count: number): LocalDate => dateAt(count * day));

export const dateOf = (local: number): LocalDate => dateOfDay(Math.floor(local / day));

export const startOf: (date: LocalDate) => number = known(startAt);

export const addDays = (date: LocalDate, days: number): LocalDate => dateOf(startOf(date) + days * day);

/** 1 is Monday, 7 is Sunday. The first of January 1970 was a Thursday. */
export const isoWeekday = (date: LocalDate): number => ((((startOf(date) / day + 3) % 7) + 7) % 7) + 1;
