import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Column, Run, Table } from './table-catalog.ts';

/**
 * Generates rows for any table from its columns, so that a new table is filled without further code. All uuids of one
 * row are equal, so that rows of one tenant and `seed` refer to each other.
 */
export type Seed = { tenant: string; seed: string };

/** A document that satisfies the table's generated columns: the example of the endpoint that creates one. */
function documentFor(table: Table, { seed }: Seed): unknown {
  const path = `/${table.name.replaceAll('_', '-')}`;
  const create = (allEndpoints as readonly Endpoint[]).find(
    (at) => at.service === table.service && at.method === 'POST' && at.path === path,
  );
  const example = (create?.example.body ?? {}) as Record<string, unknown>;
  // Makes texts unique per row.
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, typeof value === 'string' ? `${value}-${seed}` : value]),
  );
}

function valueFor(table: Table, column: Column, row: Seed): unknown {
  if (column.name === 'tenant_id') return row.tenant;
  const [, bits] = /^bit\((\d+)\)$/.exec(column.type) ?? [];
  if (bits) return '1'.repeat(Number(bits));
  switch (column.type) {
    case 'uuid':
      return row.seed;
    case 'text':
      return `${column.name}-${row.seed}`;
    case 'json':
    case 'jsonb':
      return JSON.stringify(documentFor(table, row));
    case 'boolean':
      return true;
    case 'bytea':
      return Buffer.from(row.seed);
    case 'date':
    case 'timestamp with time zone':
      return '2026-11-21';
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'numeric':
    case 'double precision':
      return 1;
    case 'integer[]':
      return [1];
    case 'text[]':
      return [row.seed];
    case 'uuid[]':
      return [row.seed];
    default:
      throw new Error(`cannot generate a value for ${table.name}.${column.name} of type ${column.type}`);
  }
}

/** Inserts the row of `seed`. @throws PostgreSQL's error */
export async function insertRow(run: Run, table: Table, row: Seed): Promise<void> {
  const columns = table.columns.filter((column) => !column.isGenerated);
  await run(
    `insert into ${table.name} (${columns.map((column) => column.name).join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    columns.map((column) => valueFor(table, column, row)),
  );
}

/**
 * Inserts one row into each table; a table whose parents are still empty is retried.
 * @throws with the names of tables that cannot be filled
 */
export async function fillTables(run: Run, tables: readonly Table[], row: Seed): Promise<void> {
  let waiting = [...tables];
  while (waiting.length > 0) {
    const refused: { table: Table; error: Error }[] = [];
    for (const table of waiting) {
      await insertRow(run, table, row).catch((error: Error) => void refused.push({ table, error }));
    }
    if (refused.length === waiting.length)
      throw new Error(
        `cannot insert a row into ${refused.map(({ table, error }) => `${table.name} (${error.message})`).join(', ')}`,
      );
    waiting = refused.map(({ table }) => table);
  }
}
