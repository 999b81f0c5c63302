import { dateOf as dateAt, type LocalDate, startOf as startAt } from '../time/local-time.ts';

/**
 * Cached versions of functions in `../time/local-time.ts`. A sheet of three years needs about 20,000 lookups of 1,100
 * days, and formatting dates took half of its time (docs/performance). The originals have no cache, to keep the
 * guest bundle small.
 */
const day = 86_400_000;
const maxEntries = 20_000;

/** Caches the results of a function by key. */
export function cached<K, V>(compute: (key: K) => V): (key: K) => V {
  const values = new Map<K, V>();
  return (key) => {
    const value = values.get(key);
    if (value !== undefined) return value;
    if (values.size >= maxEntries) values.clear();
    const computed = compute(key);
    values.set(key, computed);
    return computed;
  };
}

const dateOfDay = cached((count: number): LocalDate => dateAt(count * day));

export const dateOf = (local: number): LocalDate => dateOfDay(Math.floor(local / day));

export const startOf: (date: LocalDate) => number = cached(startAt);

export const addDays = (date: LocalDate, days: number): LocalDate => dateOf(startOf(date) + days * day);

/** 1 is Monday, 7 is Sunday. 1 January 1970 was a Thursday. */
export const isoWeekday = (date: LocalDate): number => ((((startOf(date) / day + 3) % 7) + 7) % 7) + 1;
