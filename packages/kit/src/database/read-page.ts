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
  /** Where `from` has no other than one with ids: what stands before a later page is then read by its order alone, which an index may hold. */
  table?: string | undefined;
  /** A text is looked for in the rows of that table: whether one holds it costs more than reading it. */
  isSought?: boolean | undefined;
};

/**
 * Rows are counted up to here, or up to the end of the page that is read. Counting half a million of one tenant took
 * 100 ms for each page of 25, and nobody reads on because it is the 431,207th: "mehr als 10.000" says as much.
 */
export const maxCounted = 10_000;

/** Of those that hold a text: a word that stands in each of 10,000 pages was looked for in all of them, for a number that nobody reads on to. */
export const maxSearched = 1_000;

/** One page and how many there are in all: two statements, one packet where the second does not need to know the first. */
export async function readPage<R extends Row, T>(
  tx: Transaction,
  { page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>,
  { columns, from, order, values, table, isSought }: Listed,
  toItem: (row: R) => T,
): Promise<Page<T>> {
  const offset = (page - 1) * pageSize;
  const limit = Math.max(isSought ? maxSearched : maxCounted, offset + pageSize);
  // One more than is told, so that it is known whether there are more.
  const upTo = [...values, limit + 1];
  const first = `from ${from} limit $${upTo.length}`;
  const readFrom = (rows: string, known: readonly unknown[]) => {
    const cut = `order by ${order}, id limit $${known.length + 1} offset $${known.length + 2}`;
    const text =
      table && offset > 0
        ? `select ${columns} from ${table} where id in (select id from ${rows} ${cut}) order by ${order}, id`
        : `select ${columns} from ${rows} ${cut}`;
    return tx.query<R>(text, [...known, pageSize, offset]);
  };

  async function counting(): Promise<[R[], number]> {
    const count = tx.query<{ counted: number }>(
      `select count(*)::int as counted from (select ${first}) as found`,
      upTo,
    );
    const [rows, [counted]] = await Promise.all([readFrom(from, values), count]);
    return [rows, counted?.counted ?? 0];
  }
  /** Few are put in order by themselves; of many the first come soon, in the order of an index. */
  async function seeking(table: string): Promise<[R[], number]> {
    const found = await tx.query<{ id: string }>(`select id ${first}`, upTo);
    const few =
      found.length <= limit && ([`${table} where id = any($1::uuid[])`, [found.map(({ id }) => id)]] as const);
    const rows = found.length > offset ? await (few ? readFrom(...few) : readFrom(from, values)) : [];
    return [rows, found.length];
  }
  const [rows, counted] = await (isSought && table ? seeking(table) : counting());
  return {
    data: rows.map(toItem),
    meta: { total: Math.min(counted, limit), isTotalCapped: counted > limit, page, pageSize },
  };
}
