import type { Page } from '@theke/contracts/endpoint';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from './database.ts';

type Row = Record<string, unknown>;

/** Query of a list: `from` may contain joins and conditions; `order` must not contain names from the request. */
export type Listed = {
  columns: string;
  from: string;
  order: string;
  values: readonly unknown[];
  /**
   * Set if `from` reads this table only. Later pages then read the skipped rows by sort key and id only, which an index
   * can cover.
   */
  table?: string | undefined;
  /** Full-text search in that table's rows: checking a match costs more than reading the row. */
  isSought?: boolean | undefined;
};

/**
 * Rows are counted up to here, or up to the end of the current page. Counting half a million rows of one tenant took
 * 100 ms for each page of 25. An exact total has no use: "mehr als 10.000" says as much.
 */
export const maxCounted = 10_000;

/** Limit for text searches: with a common word, 10,000 texts were checked for a total that is of no use. */
export const maxSearched = 1_000;

/** Reads one page and the total: two statements, in one packet unless the second depends on the first. */
export async function readPage<R extends Row, T>(
  tx: Transaction,
  { page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>,
  { columns, from, order, values, table, isSought }: Listed,
  toItem: (row: R) => T,
): Promise<Page<T>> {
  const offset = (page - 1) * pageSize;
  const limit = Math.max(isSought ? maxSearched : maxCounted, offset + pageSize);
  // Reads one row more than the limit to find out whether the total is capped.
  const upTo = [...values, limit + 1];
  const first = `from ${from} limit $${upTo.length}`;
  const readFrom = (rows: string, values: readonly unknown[]) => {
    const cut = `order by ${order}, id limit $${values.length + 1} offset $${values.length + 2}`;
    const text =
      table && offset > 0
        ? `select ${columns} from ${table} where id in (select id from ${rows} ${cut}) order by ${order}, id`
        : `select ${columns} from ${rows} ${cut}`;
    return tx.query<R>(text, [...values, pageSize, offset]);
  };

  async function counting(): Promise<[R[], number]> {
    const count = tx.query<{ counted: number }>(
      `select count(*)::int as counted from (select ${first}) as found`,
      upTo,
    );
    const [rows, [counted]] = await Promise.all([readFrom(from, values), count]);
    return [rows, counted?.counted ?? 0];
  }
  /** Few matches are sorted directly. With many, scanning an index in list order finds the first ones soon. */
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
