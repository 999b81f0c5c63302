import type { EmploymentDraft, EmploymentOnWire } from '@theke/contracts/time-tracking/employment';
import type { Transaction } from '@theke/kit/database/database';

export const employmentStore = {
  async find(tx: Transaction, person: string): Promise<EmploymentOnWire | undefined> {
    const [row] = await tx.query<{ version: number; doc: EmploymentDraft }>(
      'select version, doc from employment where person_id = $1',
      [person],
      'employment-find',
    );
    return row && { ...row.doc, user: { id: person }, version: row.version };
  },

  /** Of those of whom something is agreed, by person. */
  async findMany(tx: Transaction, people: readonly string[]): Promise<Map<string, EmploymentDraft>> {
    const rows = await tx.query<{ person_id: string; doc: EmploymentDraft }>(
      'select person_id, doc from employment where person_id = any($1)',
      [people],
      'employments-find',
    );
    return new Map(rows.map(({ person_id, doc }) => [person_id, doc]));
  },

  save: (tx: Transaction, person: string, version: number, doc: EmploymentDraft) =>
    tx.query(
      `insert into employment (person_id, version, doc) values ($1, $2, $3)
       on conflict (tenant_id, person_id) do update set version = excluded.version, doc = excluded.doc`,
      [person, version, JSON.stringify(doc)],
      'employment-save',
    ),
};
