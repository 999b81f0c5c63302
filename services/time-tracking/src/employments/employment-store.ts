import type { EmploymentDraft, EmploymentOnWire } from '@theke/contracts/time-tracking/employment';
import type { Transaction } from '@theke/kit/database/database';

export const employmentStore = {
  find: async (tx: Transaction, person: string): Promise<EmploymentOnWire | undefined> =>
    (await employmentStore.findMany(tx, [person])).get(person),

  /** Employments by person; people without one are left out. */
  async findMany(tx: Transaction, people: readonly string[]): Promise<Map<string, EmploymentOnWire>> {
    const rows = await tx.query<{ person_id: string; version: number; doc: EmploymentDraft }>(
      'select person_id, version, doc from employment where person_id = any($1)',
      [people],
      'employments-find',
    );
    return new Map(rows.map(({ person_id: id, version, doc }) => [id, { ...doc, user: { id }, version }]));
  },

  save: (tx: Transaction, person: string, version: number, doc: EmploymentDraft) =>
    tx.query(
      `insert into employment (person_id, version, doc) values ($1, $2, $3)
       on conflict (tenant_id, person_id) do update set version = excluded.version, doc = excluded.doc`,
      [person, version, JSON.stringify(doc)],
      'employment-save',
    ),
};
