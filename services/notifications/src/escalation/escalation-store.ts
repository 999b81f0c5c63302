import type { Transaction } from '@theke/kit/database/database';
import { writeTogether } from '@theke/kit/database/shared-statements';
import type { Escalation } from './escalation.ts';

type Row = {
  order_id: string;
  branch_id: string;
  placed_at: Date | null;
  received_at: Date | null;
  shown_at: Date | null;
  printed_at: Date | null;
  seen_at: Date | null;
  step: number;
};

const columns = 'order_id, branch_id, placed_at, received_at, shown_at, printed_at, seen_at, step';

const escalationOf = (row: Row): Escalation => ({
  order: row.order_id,
  branch: row.branch_id,
  placedAt: row.placed_at,
  receivedAt: row.received_at,
  shownAt: row.shown_at,
  printedAt: row.printed_at,
  seenAt: row.seen_at,
  step: row.step,
});

/** More than a branch ever has open at once. */
const listLimit = 500;

type Placed = { order: string; branch: string; at: Date };

export const escalationStore = {
  /** Nothing where it was seen already. */
  begin: writeTogether<Placed>((tx, all) => {
    tx.query(
      `insert into order_escalation (order_id, branch_id, placed_at)
       select "order", branch, at from json_to_recordset($1) as placed ("order" uuid, branch uuid, at timestamptz)
       on conflict do nothing`,
      [JSON.stringify(all)],
      'escalation-begin',
    );
  }),

  /** Also of an order whose placing is heard of later. */
  seen(tx: Transaction, { order, branch, at }: { order: string; branch: string; at: Date }): void {
    tx.query(
      `insert into order_escalation (order_id, branch_id, seen_at) values ($1, $2, $3)
       on conflict (tenant_id, order_id) do update set seen_at = coalesce(order_escalation.seen_at, excluded.seen_at)`,
      [order, branch, at],
      'escalation-seen',
    );
  },

  /** The first time counts. Nothing where the order was not placed. */
  acknowledge(tx: Transaction, order: string, what: 'received' | 'shown' | 'printed' | 'seen', at: Date): void {
    tx.query(
      `update order_escalation set ${what}_at = $2 where order_id = $1 and ${what}_at is null`,
      [order, at],
      `escalation-acknowledge-${what}`,
    );
  },

  /** Locks it until the transaction ends: a person who looks and the reminder come one after the other. */
  async lock(tx: Transaction, order: string): Promise<Escalation | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from order_escalation where order_id = $1 for update`,
      [order],
      'escalation-lock',
    );
    return row && escalationOf(row);
  },

  stepTaken: (tx: Transaction, { order, step }: Escalation) =>
    tx.query('update order_escalation set step = $2 where order_id = $1', [order, step], 'escalation-step'),

  /** Those placed then that nobody has seen, that have taken no step, and that no timer of this name is about. */
  async neverReminded(
    tx: Transaction,
    { from, until, timer }: { from: Date; until: Date; timer: string },
  ): Promise<Escalation[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from order_escalation e
       where seen_at is null and placed_at >= $1 and placed_at < $2 and step = 0
         and not exists (select from timer where name = $3 and subject = e.order_id)`,
      [from, until, timer],
      'escalation-never-reminded',
    );
    return rows.map(escalationOf);
  },

  /** Unseen orders of a branch since then that are past the deadline: the newest and their number. */
  async waiting(
    tx: Transaction,
    { branch, since }: { branch: string; since: Date },
  ): Promise<{ newest: string; count: number } | undefined> {
    const [row] = await tx.query<{ newest: string; count: number }>(
      `select order_id as newest, (count(*) over ())::int as count from order_escalation
       where seen_at is null and branch_id = $1 and placed_at >= $2 and step > 0
       order by placed_at desc, order_id desc limit 1`,
      [branch, since],
      'escalation-waiting',
    );
    return row;
  },

  /**
   * The oldest first, and of too many the newest: what lies there for weeks hides no order of today.
   * @param branches null means all
   */
  async unseen(tx: Transaction, branches: readonly string[] | null): Promise<Escalation[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from order_escalation
       where seen_at is null and placed_at is not null and ($1::uuid[] is null or branch_id = any($1))
       order by placed_at desc limit ${listLimit}`,
      [branches],
      'escalation-unseen',
    );
    return rows.map(escalationOf).toReversed();
  },
};
