import type { WagesDraft, WagesOnWire } from '@theke/contracts/time-tracking/wage';
import type { Transaction } from '@theke/kit/database/database';

export const wageStore = {
  /** Wages by person; people without one are left out. */
  async findMany(tx: Transaction, people: readonly string[]): Promise<Map<string, WagesOnWire>> {
    const rows = await tx.query<{ person_id: string; version: number; doc: WagesDraft }>(
      'select person_id, version, doc from wage where person_id = any($1)',
      [people],
      'wages-find',
    );
    return new Map(rows.map(({ person_id: id, version, doc }) => [id, { ...doc, user: { id }, version }]));
  },

  save: (tx: Transaction, person: string, version: number, doc: WagesDraft) =>
    tx.query(
      `insert into wage (person_id, version, doc) values ($1, $2, $3)
       on conflict (tenant_id, person_id) do update set version = excluded.version, doc = excluded.doc`,
      [person, version, JSON.stringify(doc)],
      'wages-save',
    ),
};
