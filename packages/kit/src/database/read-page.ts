import type { Page } from '@theke/contracts/endpoint';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from './database.ts';

type Row = Record<string, unknown>;

/** What is listed: `from` may hold joins and conditions, `order` must be made of names that no request chose. */
export type Listed = {
  columns: string;
  from: string;
  order: string;
  values: readonly unknown[];
  /**
   * Where all rows of a table have to be looked at for any of them, as for a text that is searched for: they are then counted on the way, by their
   * ids and what they are sorted by alone.
   */
  wholeOf?: string | undefined;
};

/**
 * Rows are counted up to here, or up to the end of the page that is read. Counting half a million of one tenant took
 * 100 ms for each page of 25, and nobody reads on because it is the 431,207th: "mehr als 10.000" says as much.
 */
export const countedAtMost = 10_000;

/** One page and how many there are in all: two statements, one packet. Rows that sort alike are told apart by `id`. */
export async function readPage<R extends Row, T>(
  tx: Transaction,
  { page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>,
  { columns, from, order, values, wholeOf }: Listed,
  toItem: (row: R) => T,
): Promise<Page<T>> {
  const offset = (page - 1) * pageSize;
  const most = Math.max(countedAtMost, offset + pageSize);
  const [first, second] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const cut = `order by ${order}, id limit ${first} offset ${second}`;
  const cutValues = [...values, pageSize, offset];
  // One more than is told, so that it is known whether there are more.
  const count = async () => {
    const text = `select count(*)::int as counted from (select from ${from} limit ${first}) as counted`;
    const [row] = await tx.query<{ counted: number }>(text, [...values, most + 1]);
    return row?.counted ?? 0;
  };
  const [rows, counted] = wholeOf
    ? await counting(wholeOf)
    : await Promise.all([tx.query<R>(`select ${columns} from ${from} ${cut}`, cutValues), count()]);

  async function counting(table: string): Promise<[R[], number]> {
    const found = await tx.query<R & { counted: number }>(
      `with page as materialized (select id, count(*) over ()::int as counted from ${from} ${cut})
       select ${columns}, counted from ${table} join page using (id) order by ${order}, id`,
      cutValues,
    );
    // Behind the last page stands no row that could tell.
    return [found, found[0]?.counted ?? (page === 1 ? 0 : await count())];
  }
  return {
    data: rows.map(toItem),
    meta: { total: Math.min(counted, most), isTotalCapped: counted > most, page, pageSize },
  };
}
