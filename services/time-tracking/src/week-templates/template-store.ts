import type { ListQuery } from '@theke/contracts/resource';
import type { WeekTemplate } from '@theke/contracts/time-tracking/week-template';
import type { Transaction } from '@theke/kit/database/database';
import { readPage } from '@theke/kit/database/read-page';
import type { LocalDate } from '@theke/rules/time/local-time';
import type { Shift } from '../schedules/shift-row.ts';

export type PlannedBefore = Omit<Shift, 'id' | 'version' | 'state' | 'branch'>;
/** The week from which it was saved, and its shifts. */
export type StoredTemplate = {
  id: string;
  version: number;
  branch: { id: string };
  name: string;
  monday: LocalDate;
  shifts: PlannedBefore[];
};

type Row = Omit<StoredTemplate, 'branch'> & { branch_id: string };
const columns = 'id, version, branch_id, name, monday::text as monday, shifts';
const toTemplate = ({ branch_id, ...row }: Row): StoredTemplate => ({ ...row, branch: { id: branch_id } });

export const toWire = ({ monday, shifts, ...template }: StoredTemplate): WeekTemplate => ({
  ...template,
  shifts: shifts.length,
  people: new Set(shifts.flatMap(({ user }) => user?.id ?? [])).size,
});

export const templateStore = {
  async find(tx: Transaction, id: string): Promise<StoredTemplate | undefined> {
    const text = `select ${columns} from week_template where id = $1`;
    const [row] = await tx.query<Row>(text, [id], 'week-template-find');
    return row && toTemplate(row);
  },

  /** @returns false if the branch has a template with that name */
  async insert(tx: Transaction, template: StoredTemplate): Promise<boolean> {
    const rows = await tx.query(
      `insert into week_template (id, version, branch_id, name, monday, shifts) values ($1, $2, $3, $4, $5, $6)
       on conflict (tenant_id, branch_id, name) do nothing returning id`,
      [
        template.id,
        template.version,
        template.branch.id,
        template.name,
        template.monday,
        JSON.stringify(template.shifts),
      ],
      'week-template-insert',
    );
    return rows.length > 0;
  },

  remove: (tx: Transaction, id: string) =>
    tx.query('delete from week_template where id = $1', [id], 'week-template-remove'),

  /** @param branches branches managed by the caller; null: all */
  list(tx: Transaction, query: ListQuery, branches: readonly string[] | null) {
    const { branch = null } = query.filter ?? {};
    const listed = {
      columns,
      from: 'week_template where ($1::uuid is null or branch_id = $1) and ($2::uuid[] is null or branch_id = any($2))',
      order: query.sort === '-name' ? 'name desc' : 'name',
      values: [branch, branches],
    };
    return readPage<Row, WeekTemplate>(tx, query, listed, (row) => toWire(toTemplate(row)));
  },
};
