import type { Page } from '@theke/contracts/endpoint';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from './database.ts';

type Row = Record<string, unknown>;

/** What is listed: `from` may hold joins and conditions, `order` must be made of names that no request chose. */
export type Listed = { columns: string; from: string; order: string; values: readonly unknown[] };

/**
 * Rows are counted up to here, or up to the end of the page that is read. Counting half a million of one tenant took
 * 100 ms for each page of 25, and nobody reads on because it is the 431,207th: "mehr als 10.000" says as much.
 */
export const countedAtMost = 10_000;

/** One page and how many there are in all: two statements, one packet. Rows that sort alike are told apart by `id`. */
export async function readPage<R extends Row, T>(
  tx: Transaction,
  { page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>,
  { columns, from, order, values }: Listed,
  toItem: (row: R) => T,
): Promise<Page<T>> {
  const offset = (page - 1) * pageSize;
  const most = Math.max(countedAtMost, offset + pageSize);
  const [first, second] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const [rows, [count]] = await Promise.all([
    tx.query<R>(`select ${columns} from ${from} order by ${order}, id limit ${first} offset ${second}`, [
      ...values,
      pageSize,
      offset,
    ]),
    // One more than is told, so that it is known whether there are more.
    tx.query<{ counted: number }>(
      `select count(*)::int as counted from (select from ${from} limit ${first}) as counted`,
      [...values, most + 1],
    ),
  ]);
  const counted = count?.counted ?? 0;
  return {
    data: rows.map(toItem),
    meta: { total: Math.min(counted, most), isTotalCapped: counted > most, page, pageSize },
  };
}
