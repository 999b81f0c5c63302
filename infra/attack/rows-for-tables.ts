import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Column, Run, Table } from './table-catalog.ts';

/**
 * Rows for any table, from its columns alone, so that a table added later is filled without a new line here. Every uuid
 * of one row is the same, so that rows of one tenant and one `seed` refer to each other.
 */
export type Seed = { tenant: string; seed: string };

/** A document that the table's generated columns accept: the example of the endpoint that creates one. */
function documentFor(table: Table, { seed }: Seed): unknown {
  const path = `/${table.name.replaceAll('_', '-')}`;
  const create = (allEndpoints as readonly Endpoint[]).find(
    (at) => at.service === table.service && at.method === 'POST' && at.path === path,
  );
  const example = (create?.example.body ?? {}) as Record<string, unknown>;
  // Whatever has to be unique is a text of the row's own.
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, typeof value === 'string' ? `${value}-${seed}` : value]),
  );
}

function valueFor(table: Table, column: Column, row: Seed): unknown {
  if (column.name === 'tenant_id') return row.tenant;
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
      return 1;
    case 'text[]':
      return [row.seed];
    case 'uuid[]':
      return [row.seed];
    default:
      throw new Error(`no value is known for ${table.name}.${column.name} of type ${column.type}`);
  }
}

/** Inserts the row that `seed` stands for. @throws what PostgreSQL answers */
export async function insertRow(run: Run, table: Table, row: Seed): Promise<void> {
  const columns = table.columns.filter((column) => !column.isGenerated);
  await run(
    `insert into ${table.name} (${columns.map((column) => column.name).join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    columns.map((column) => valueFor(table, column, row)),
  );
}

/**
 * One row in each table; a table whose parents are still empty waits for them.
 * @throws naming the tables that cannot be filled
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
        `no row can be made for ${refused.map(({ table, error }) => `${table.name} (${error.message})`).join(', ')}`,
      );
    waiting = refused.map(({ table }) => table);
  }
}
