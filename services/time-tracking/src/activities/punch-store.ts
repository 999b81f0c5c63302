import type { Booking, WorkingFact } from '@theke/contracts/time-tracking/working-activity';
import type { Transaction } from '@theke/kit/database/database';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import type { Punch } from '@theke/rules/working-time/punches';

type Corrected = Pick<NonNullable<WorkingFact['to']>, 'startAt' | 'endAt' | 'pauses' | 'isRemoved'>;

/** A stored fact. */
export type StoredPunch = {
  id: string;
  person: string;
  branch: string;
  terminal: string | null;
  /** Punched on the person's own device (TIME-21). */
  isOwnDevice: boolean;
  kind: PunchMove | 'correction';
  at: string;
  terminalAt: string | null;
  serverAt: string;
  isLate: boolean;
  corrects: string | null;
  correction: Corrected | null;
  /** Project and task; null: not stated. */
  booked: Booking | null;
  reason: string;
  by: string;
};

type Row = {
  id: string;
  person_id: string;
  branch_id: string;
  terminal_id: string | null;
  is_own_device: boolean;
  kind: StoredPunch['kind'];
  counted_at: Date;
  terminal_at: Date | null;
  server_at: Date;
  is_late: boolean;
  corrects: string | null;
  correction: Corrected | null;
  booked: Booking | null;
  reason: string;
  by_name: string;
};
const columns =
  'id, person_id, branch_id, terminal_id, is_own_device, kind, counted_at, terminal_at, server_at, is_late, corrects, correction, booked, reason, by_name';

const toPunch = (row: Row): StoredPunch => ({
  id: row.id,
  person: row.person_id,
  branch: row.branch_id,
  terminal: row.terminal_id,
  isOwnDevice: row.is_own_device,
  kind: row.kind,
  at: row.counted_at.toISOString(),
  terminalAt: row.terminal_at?.toISOString() ?? null,
  serverAt: row.server_at.toISOString(),
  isLate: row.is_late,
  corrects: row.corrects,
  correction: row.correction,
  booked: row.booked,
  reason: row.reason,
  by: row.by_name,
});

/** Converts a fact for the rules. */
export function ruled({ id, kind, at, serverAt, corrects, correction }: StoredPunch): Punch {
  if (kind !== 'correction') return { id, kind, at, recordedAt: serverAt };
  return { id, kind, corrects, recordedAt: serverAt, ...(correction as Corrected) };
}

/** @param name returns the names of project and task */
export const toFact = (punch: StoredPunch, name: (booked: Booking) => string): WorkingFact => ({
  id: punch.id,
  kind: punch.kind,
  at: punch.at,
  terminalAt: punch.terminalAt,
  serverAt: punch.serverAt,
  isLate: punch.isLate,
  source: punch.kind === 'correction' ? 'correction' : punch.isOwnDevice ? 'own-device' : 'terminal',
  terminal: punch.terminal === null ? null : { id: punch.terminal },
  bookedOn: punch.booked && name(punch.booked),
  reason: punch.reason,
  by: punch.by,
  to: punch.correction,
});

export const punchStore = {
  async find(tx: Transaction, id: string): Promise<StoredPunch | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from punch where id = $1`, [id], 'punch-find');
    return row && toPunch(row);
  },

  insert(tx: Transaction, punch: StoredPunch): void {
    tx.query(
      `insert into punch (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        punch.id,
        punch.person,
        punch.branch,
        punch.terminal,
        punch.isOwnDevice,
        punch.kind,
        punch.at,
        punch.terminalAt,
        punch.serverAt,
        punch.isLate,
        punch.corrects,
        punch.correction && JSON.stringify(punch.correction),
        punch.booked && JSON.stringify(punch.booked),
        punch.reason,
        punch.by,
      ],
      'punch-insert',
    );
  },

  /** Facts of a person since an instant, and corrections of these activities. */
  async since(tx: Transaction, person: string, from: string, activities: readonly string[]): Promise<StoredPunch[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from punch where person_id = $1
         and (kind <> 'correction' and counted_at >= $2 or kind = 'correction' and (id = any($3) or corrects = any($3)))`,
      [person, from, activities],
      'punches-since',
    );
    return rows.map(toPunch);
  },
};
