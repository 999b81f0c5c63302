import type { ServiceParts } from '@theke/kit/service';
import type { TestService } from '@theke/kit/testing/start-for-test';

/** Count and checksum of the rows of every table of a service, including ticket numbers and outbox. */
export async function storedRows(service: Pick<TestService<ServiceParts>, 'sql'>): Promise<Record<string, string>> {
  const tables = await service.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const queries = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as rows
       from ${name} t`,
  );
  const rows = await service.sql<{ name: string; rows: string }>(queries.join(' union all '));
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}

/** Names of tables that differ. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((table) => after[table] !== before[table]);
