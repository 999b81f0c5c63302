import type { ClosedMonth } from '@theke/contracts/time-tracking/closed-month';
import type { Transaction } from '@theke/kit/database/database';

type Row = {
  id: string;
  version: number;
  month: string;
  is_closed: boolean;
  changed_at: Date;
  by_name: string;
  reason: string;
  changed_since: Date | null;
};
/** Stored month: the wire format with id and version of its events. */
export type ClosedMonthRow = ClosedMonth & { id: string; version: number };

const toMonth = (row: Row): ClosedMonthRow => ({
  id: row.id,
  version: row.version,
  month: row.month,
  isClosed: row.is_closed,
  changedAt: row.changed_at.toISOString(),
  by: row.by_name,
  reason: row.reason,
  changedSince: row.changed_since?.toISOString() ?? null,
});

/** Wire format. */
export const toWire = ({ id, version, ...month }: ClosedMonthRow): ClosedMonth => month;

export const monthStore = {
  /** Months of a person that were ever closed, from one to another ('2026-11'). */
  between: async (tx: Transaction, person: string, from: string, to: string): Promise<ClosedMonthRow[]> =>
    (await monthStore.betweenOf(tx, [person], from, to)).get(person) ?? [],

  /** Months of several people that were ever closed, by person. */
  async betweenOf(
    tx: Transaction,
    people: readonly string[],
    from: string,
    to: string,
  ): Promise<Map<string, ClosedMonthRow[]>> {
    const rows = await tx.query<Row & { person_id: string }>(
      `select person_id, id, version, month, is_closed, changed_at, by_name, reason, changed_since from closed_month
       where person_id = any($1) and month between $2 and $3 order by month`,
      [people, from, to],
      'months-between',
    );
    const found = Map.groupBy(rows, ({ person_id }) => person_id);
    return new Map([...found].map(([person, rows]) => [person, rows.map(toMonth)]));
  },

  /** Changed months of all people, oldest first. */
  async changed(tx: Transaction): Promise<{ person: string; month: string; changedSince: string }[]> {
    const rows = await tx.query<{ person_id: string; month: string; changed_since: Date }>(
      'select person_id, month, changed_since from closed_month where changed_since is not null order by month, person_id',
      [],
      'months-changed',
    );
    return rows.map(({ person_id, month, changed_since }) => ({
      person: person_id,
      month,
      changedSince: changed_since.toISOString(),
    }));
  },

  save: (tx: Transaction, person: string, closedMonth: ClosedMonthRow) =>
    tx.query(
      `insert into closed_month (person_id, month, id, version, is_closed, changed_at, by_name, reason, changed_since)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (tenant_id, person_id, month) do update set version = excluded.version, is_closed = excluded.is_closed,
         changed_at = excluded.changed_at, by_name = excluded.by_name, reason = excluded.reason,
         changed_since = excluded.changed_since`,
      [
        person,
        closedMonth.month,
        closedMonth.id,
        closedMonth.version,
        closedMonth.isClosed,
        closedMonth.changedAt,
        closedMonth.by,
        closedMonth.reason,
        closedMonth.changedSince,
      ],
      'month-save',
    ),
};
