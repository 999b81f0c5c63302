import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseName, inDatabase, platformDatabase } from '@theke/kit/database/layout';
import { connected, makeDatabase, provisionDatabase } from '@theke/kit/database/provision';
import type { ServiceDefinition } from '@theke/kit/service';
import { freePort } from '@theke/local-servers/free-port';
import { startPostgres } from '@theke/local-servers/postgres';
import { serviceDefinitions } from '../service-definitions.ts';

type Column = { table: string; name: string; type: string; isKey: boolean; isNullable: boolean };
type ForeignKey = { from: string; to: string; columns: string };

/** docs/generated/tables.md: the tables of each service as diagrams, read from a database that was just migrated. */
export async function tablePage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'theke-tables-'));
  const secret = 'tables are drawn by docs, nothing is stored';
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort(), password: secret });
  try {
    await connected(`${server.url}/postgres`, (client) => makeDatabase(client, platformDatabase('')));
    const serverUrl = inDatabase(server.url, platformDatabase(''));
    const sections: string[] = [];
    for (const { contract, migrations } of Object.values(serviceDefinitions) as unknown as ServiceDefinition[]) {
      await provisionDatabase({ serverUrl, secret, service: contract.service, prefix: '', migrations });
      sections.push(await section(serverUrl, contract.service));
    }
    return [
      '# Tables',
      '',
      'Written by `npm run docs` from the migrations. Each service has a schema of its own and reads no other one.',
      'The column `tenant_id`, by which row-level security separates tenants, is not drawn. `PK` marks columns of the',
      'primary key, `?` columns that may be null.',
      '',
      ...sections,
    ].join('\n');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function section(serverUrl: string, service: string): Promise<string> {
  const schema = databaseName(service, '');
  const { columns, keys } = await connected(serverUrl, async (client) => ({
    columns: (await client.query<Column>(columnQuery, [schema])).rows,
    keys: (await client.query<ForeignKey>(foreignKeyQuery, [schema])).rows,
  }));
  const tables = Map.groupBy(columns, ({ table }) => table);
  return [
    `## ${service}`,
    '',
    '```mermaid',
    'erDiagram',
    ...[...tables].flatMap(([table, tableColumns]) => [
      `  ${table} {`,
      ...tableColumns.map(
        ({ name, type, isKey, isNullable }) => `    ${type} ${name}${isKey ? ' PK' : ''}${isNullable ? ' "?"' : ''}`,
      ),
      '  }',
    ]),
    ...keys.map(({ from, to, columns }) => `  ${to} ||--o{ ${from} : "${columns}"`),
    '```',
    '',
  ].join('\n');
}

/** Columns in their order; types in Mermaid may contain no blanks. */
const columnQuery = `
  select c.relname as "table", a.attname as name,
    replace(replace(format_type(a.atttypid, a.atttypmod), ' with time zone', 'tz'), ' ', '_') as type,
    coalesce(a.attnum = any(i.indkey), false) as "isKey", not a.attnotnull as "isNullable"
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where n.nspname = $1 and c.relkind in ('r', 'p') and not c.relispartition and a.attname <> 'tenant_id'
  order by c.relname, a.attnum`;

const foreignKeyQuery = `
  select f.relname as "from", t.relname as "to",
    (select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
     where a.attrelid = k.conrelid and a.attnum = any(k.conkey) and a.attname <> 'tenant_id') as columns
  from pg_constraint k
  join pg_class f on f.oid = k.conrelid
  join pg_class t on t.oid = k.confrelid
  join pg_namespace n on n.oid = f.relnamespace
  where k.contype = 'f' and n.nspname = $1
  order by f.relname, t.relname`;
