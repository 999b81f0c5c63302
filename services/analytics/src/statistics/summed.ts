import { type DayRange, earlierDays } from '@theke/contracts/analytics/statistic';
import type { Database, Transaction } from '@theke/kit/database/database';
import { sumOf } from './days.ts';

export type StatisticRequest<Q extends DayRange = DayRange> = { tenant: string; query: Q };

/** What statistics read of a business need not wait for the disk. */
export const reading =
  (db: Database) =>
  <T>({ tenant }: StatisticRequest, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    db.withTenant(tenant, work, { durability: 'relaxed' });

/** What is found in a range, and in the days that it is compared with. */
export const comparing =
  (db: Database) =>
  <Q extends DayRange, R>(
    asked: StatisticRequest<Q>,
    rowsOf: (tx: Transaction, range: Q) => Promise<R>,
  ): Promise<[R, R]> =>
    reading(db)(asked, (tx) =>
      Promise.all([rowsOf(tx, asked.query), rowsOf(tx, { ...asked.query, ...earlierDays(asked.query) })]),
    );

/** The rows of a range, and one field of them summed, in the range and in the days that it is compared with. */
export const summing =
  (db: Database) =>
  async <F extends string, R extends Record<F, number>>(
    asked: StatisticRequest,
    field: F,
    rowsOf: (tx: Transaction, range: DayRange) => Promise<R[]>,
  ) => {
    const [rows, before] = await comparing(db)(asked, rowsOf);
    const none = { [field]: 0 } as Record<F, number>;
    return { rows, total: sumOf(rows, none), previous: sumOf(before, none) };
  };
