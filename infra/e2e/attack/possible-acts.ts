import { insertRow } from './fill-tables.ts';
import type { Run, Table } from './table-catalog.ts';

export type Act = 'sees' | 'changes' | 'deletes' | 'adds' | 'hands over';
export type ActingTenant = {
  /** Tenant of the transaction, with one row in the table; undefined sets none. */
  tenant: string | undefined;
  /** Tenant whose rows are attacked. */
  victim: string;
  /** Ids of rows that do not exist yet. */
  newSeed: string;
};

/** PostgreSQL's error code for both: a policy refuses the row, or the role lacks the grant. */
const refusal = '42501';

/**
 * What a role acting for one tenant can do to another's rows in a table. Each act is rolled back. An act counts as
 * possible if no policy prevents it, even if a constraint does.
 */
export async function findPossibleActs(
  run: Run,
  table: Table,
  { tenant, victim, newSeed }: ActingTenant,
): Promise<Act[]> {
  const countRows = async (sql: string, ...values: (string | undefined)[]): Promise<number> =>
    (await run(sql, values)).rowCount ?? 0;
  const ownRowCount = tenant ? 1 : 0;
  const acts: [Act, () => Promise<boolean>][] = [
    ['sees', async () => (await countRows(`select from ${table.name} where tenant_id = $1`, victim)) > 0],
    // Without a condition, which would apply the read policies and hide a policy that is too wide.
    ['changes', async () => (await countRows(`update ${table.name} set tenant_id = $1`, tenant)) > ownRowCount],
    ['deletes', async () => (await countRows(`delete from ${table.name}`)) > ownRowCount],
    ['adds', () => insertRow(run, table, { tenant: victim, seed: newSeed }).then(() => true)],
    ['hands over', async () => (await countRows(`update ${table.name} set tenant_id = $1`, victim)) > 0],
  ];
  const possible: Act[] = [];
  for (const [act, attempt] of acts) {
    await run('savepoint act');
    if (tenant) await run(`select set_config('app.tenant', $1, true)`, [tenant]);
    const worked = await attempt().catch((error: { code?: string }) => error.code !== refusal);
    if (worked) possible.push(act);
    await run('rollback to savepoint act');
  }
  return possible;
}
