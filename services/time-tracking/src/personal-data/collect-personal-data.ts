import type { Transaction } from '@theke/kit/database/database';
import { datedTables } from './personal-tables.ts';

/** Data without dates in the export: punches and corrections, terms, personnel number, and texts on tasks. */
const undated = {
  facts: { table: 'punch', personColumn: 'person_id' },
  employment: { table: 'employment', personColumn: 'person_id' },
  wages: { table: 'wage', personColumn: 'person_id' },
  knownBy: { table: 'working_person', personColumn: 'id' },
  taskEntries: { table: 'task_entry', personColumn: 'user_id' },
  tasksSeen: { table: 'task_seen', personColumn: 'user_id' },
  calendarAddress: { table: 'shift_calendar', personColumn: 'person_id' },
  looksAt: { table: 'times_seen', personColumn: 'person_id' },
} as const;

/** Excluded from the export: credentials, derived columns and the tenant. */
const omittedColumns = `'{tenant_id,pin_hash,key_hash,wrong_pins,pin_locks,worked_seconds,worked_spans}'::text[]`;

/** All stored rows about a person by table, complete as in the database. */
export async function collectPersonalData(tx: Transaction, person: string): Promise<Record<string, unknown[]>> {
  const all = Object.entries({ ...undated, ...datedTables });
  const rows = await Promise.all(
    all.map(([name, { table, personColumn }]) =>
      tx.query<{ found: unknown[] }>(
        `select coalesce(json_agg(to_jsonb(t) - ${omittedColumns}), '[]') as found from ${table} t where ${personColumn} = $1`,
        [person],
        `personal-${name}`,
      ),
    ),
  );
  return Object.fromEntries(all.map(([name], at) => [name, rows[at]?.[0]?.found ?? []]));
}
