import type pg from 'pg';

/** `type` without modifiers, except for the length of bits: `bit(60)`. */
export type Column = { name: string; type: string; isGenerated: boolean };
export type Table = { service: string; name: string; columns: Column[] };

/** Runs one statement on a connection of the caller's choice. */
export type Run = <R extends pg.QueryResultRow = pg.QueryResultRow>(
  sql: string,
  values?: unknown[],
) => Promise<pg.QueryResult<R>>;

export const createRun =
  (client: pg.Client): Run =>
  (sql, values = []) =>
    client.query(sql, values);

/** Tables of a database, or of the connection's schema, from the catalog, including partitions and foreign tables. */
export async function readTables(run: Run, service: string): Promise<Table[]> {
  const { rows } = await run<{ name: string; column: string; type: string; is_generated: boolean }>(
    `select c.relname as name, a.attname as column,
            format_type(a.atttypid, case when a.atttypid = 'bit'::regtype then a.atttypmod end) as type,
            a.attgenerated <> '' as is_generated
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'f') order by 1, a.attnum`,
  );
  const tables = new Map<string, Table>();
  for (const { name, column, type, is_generated: isGenerated } of rows) {
    const table = tables.get(name) ?? { service, name, columns: [] };
    table.columns.push({ name: column, type, isGenerated });
    tables.set(name, table);
  }
  return [...tables.values()];
}
