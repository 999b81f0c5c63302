import type pg from 'pg';

export type Table = { name: string /** Without generated columns. */; columns: string[] };

/**
 * Tables of a service's database, each after those that its foreign keys reference.
 * @throws if there is something that a backup would lose: a sequence
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: sequences } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = current_schema()`,
  );
  if (sequences.length > 0)
    throw new Error(`A backup does not support sequences: ${sequences.map(({ name }) => name).join(', ')}`);
  const { rows } = await client.query<Table & { needs: string[] }>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
    order by c.relname`);
  const ordered: Table[] = [];
  const place = (table: (typeof rows)[number], ancestors: readonly string[]): void => {
    if (ordered.some(({ name }) => name === table.name)) return;
    if (ancestors.includes(table.name))
      throw new Error(`${table.name} references itself through ${ancestors.join(', ')}`);
    for (const one of rows.filter(({ name }) => table.needs.includes(name))) place(one, [...ancestors, table.name]);
    ordered.push({ name: table.name, columns: table.columns });
  };
  for (const table of rows) place(table, []);
  return ordered;
}
