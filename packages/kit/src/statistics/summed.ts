import { type DayRange, earlierDays } from '@theke/contracts/analytics/statistic';
import type { Database, Transaction } from '../database/database.ts';
import { sumOf } from './days.ts';

export type StatisticRequest<Q extends DayRange = DayRange> = { tenant: string; query: Q };

/** Reads of statistics need no durable commit. */
export const reading =
  (db: Database) =>
  <T>({ tenant }: StatisticRequest, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    db.withTenant(tenant, work, { durability: 'relaxed' });

/** A statistic of a range and of its comparison days. */
export const comparing =
  (db: Database) =>
  <Q extends DayRange, R>(
    request: StatisticRequest<Q>,
    rowsOf: (tx: Transaction, range: Q) => Promise<R>,
  ): Promise<[R, R]> =>
    reading(db)(request, (tx) =>
      Promise.all([rowsOf(tx, request.query), rowsOf(tx, { ...request.query, ...earlierDays(request.query) })]),
    );

/** Rows of a range, and the sum of one field for the range and its comparison days. */
export const summing =
  (db: Database) =>
  async <F extends string, R extends Record<F, number>>(
    request: StatisticRequest,
    field: F,
    rowsOf: (tx: Transaction, range: DayRange) => Promise<R[]>,
  ) => {
    const [rows, before] = await comparing(db)(request, rowsOf);
    const none = { [field]: 0 } as Record<F, number>;
    return { rows, total: sumOf(rows, none), previous: sumOf(before, none) };
  };
