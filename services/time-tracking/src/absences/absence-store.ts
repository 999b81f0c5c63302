import type { ListQuery } from '@theke/contracts/resource';
import type {
  AbsenceKind,
  AbsenceOnWire,
  AbsenceState,
  DayHalf,
  StoredAbsence,
} from '@theke/contracts/time-tracking/absence';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import type { LocalDate } from '@theke/rules/time/local-time';
import type { AccessScope } from '../access-scope.ts';
import { namedRows } from '../people/named-rows.ts';

type Row = {
  id: string;
  version: number;
  person_id: string;
  kind: AbsenceKind;
  from_day: string;
  to_day: string;
  is_half_day: boolean;
  half: DayHalf | null;
  reason: string;
  state: AbsenceState;
  answer: string;
  decided_by: string;
  asked_at: Date;
  decided_at: Date | null;
};
const columns =
  'id, version, person_id, kind, from_date::text as from_day, to_date::text as to_day, is_half_day, half, reason, state, answer, decided_by, asked_at, decided_at';

const toAbsence = (row: Row): StoredAbsence => ({
  id: row.id,
  version: row.version,
  user: { id: row.person_id },
  kind: row.kind,
  from: row.from_day,
  to: row.to_day,
  isHalfDay: row.is_half_day,
  half: row.half,
  reason: row.reason,
  state: row.state,
  answer: row.answer,
  decidedBy: row.decided_by,
  askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

/** Includes the person's branches; empty for a deleted person. */
const named = namedRows('absence', 'absence', `, coalesce(c.doc -> 'branches', '[]') as branches`);

/** Condition of the caller's scope. @param branches, owner numbers of the parameters; branches null: everyone */
const reached = (branches: number, owner: number): string =>
  `($${branches}::uuid[] is null or person_id = $${owner}::uuid
    or exists (select from jsonb_array_elements(branches) as b where (b ->> 'id')::uuid = any($${branches})))`;

export const absenceStore = {
  async find(tx: Transaction, id: string): Promise<StoredAbsence | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from absence where id = $1`, [id], 'absence-find');
    return row && toAbsence(row);
  },

  /** Requested and approved absences of a person from a day on, earliest first. */
  open: async (tx: Transaction, person: string, from: string): Promise<StoredAbsence[]> =>
    (await absenceStore.openOf(tx, [{ person, since: from }])).get(person) ?? [],

  /** Requested and approved absences of several people, each from a given day on, by person. */
  async openOf(
    tx: Transaction,
    queries: readonly { person: string; since: string }[],
  ): Promise<Map<string, StoredAbsence[]>> {
    const rows = await tx.query<Row>(
      `select ${columns} from unnest($1::uuid[], $2::date[]) as asked (of_person, since)
       join absence on person_id = of_person and to_date >= since where state in ('requested', 'approved')
       order by from_date, id`,
      [queries.map(({ person }) => person), queries.map(({ since }) => since)],
      'absences-open',
    );
    return Map.groupBy(rows.map(toAbsence), ({ user }) => user.id);
  },

  /**
   * Requested and approved absences of the caller's scope on any of these days, with the branches of the person; by
   * name. @param within null: everyone
   */
  async openBetween(
    tx: Transaction,
    from: LocalDate,
    to: LocalDate,
    within: AccessScope,
  ): Promise<(AbsenceOnWire & { branches: string[] })[]> {
    const rows = await tx.query<Row & { name: string; branches: { id: string }[] }>(
      `select ${columns}, name, branches from ${named}
       where state in ('requested', 'approved') and from_date <= $2 and to_date >= $1 and ${reached(3, 4)}
       order by from_date, name, id`,
      [from, to, within?.branches ?? null, within?.owner ?? null],
      'absences-open-between',
    );
    return rows.map((row) => ({ ...toAbsence(row), name: row.name, branches: row.branches.map(({ id }) => id) }));
  },

  save: (tx: Transaction, absence: StoredAbsence) =>
    tx.query(
      `insert into absence (id, version, person_id, kind, from_date, to_date, is_half_day, reason, state, answer, decided_by, asked_at, decided_at, half)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       on conflict (tenant_id, id) do update set version = excluded.version, state = excluded.state, answer = excluded.answer,
         decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
      [
        absence.id,
        absence.version,
        absence.user.id,
        absence.kind,
        absence.from,
        absence.to,
        absence.isHalfDay,
        absence.reason,
        absence.state,
        absence.answer,
        absence.decidedBy,
        absence.askedAt,
        absence.decidedAt,
        absence.half,
      ],
      'absence-save',
    ),

  /** @param within the caller's scope; null: everything */
  list(tx: Transaction, query: ListQuery, within: AccessScope) {
    const { user = null, branch = null, kind = null, state = null } = query.filter ?? {};
    const values: unknown[] = [user, branch, kind, state, within?.branches ?? null, within?.owner ?? null];
    const ranges = rangeConditions(query.filter, { from: 'from_date', to: 'to_date' }, values);
    const conditions = [
      '($1::uuid is null or person_id = $1)',
      `($2::uuid is null or branches @> jsonb_build_array(jsonb_build_object('id', $2::text)))`,
      '($3::text is null or kind = $3)',
      '($4::text is null or state = $4)',
      reached(5, 6),
      ...ranges,
    ];
    const listed = {
      columns: `${columns}, name`,
      from: `${named} where ${conditions.join(' and ')}`,
      order: query.sort === 'from' ? 'from_date' : 'from_date desc',
      values,
    };
    return readPage<Row & { name: string }, AbsenceOnWire>(tx, query, listed, (row) => ({
      ...toAbsence(row),
      name: row.name,
    }));
  },
};
