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

const toEscalation = (row: Row): Escalation => ({
  order: row.order_id,
  branch: row.branch_id,
  placedAt: row.placed_at,
  receivedAt: row.received_at,
  shownAt: row.shown_at,
  printedAt: row.printed_at,
  seenAt: row.seen_at,
  step: row.step,
});

/** Limit of a list; above the open orders of any branch. */
const listLimit = 500;

type Placed = { order: string; branch: string; at: Date };

export const escalationStore = {
  /** Starts escalations; does nothing for an order that was already seen. */
  begin: writeTogether<Placed>((tx, all) => {
    tx.query(
      `insert into order_escalation (order_id, branch_id, placed_at)
       select "order", branch, at from json_to_recordset($1) as placed ("order" uuid, branch uuid, at timestamptz)
       on conflict do nothing`,
      [JSON.stringify(all)],
      'escalation-begin',
    );
  }),

  /** Marks an order as seen, also before its placement event arrives. */
  seen(tx: Transaction, { order, branch, at }: { order: string; branch: string; at: Date }): void {
    tx.query(
      `insert into order_escalation (order_id, branch_id, seen_at) values ($1, $2, $3)
       on conflict (tenant_id, order_id) do update set seen_at = coalesce(order_escalation.seen_at, excluded.seen_at)`,
      [order, branch, at],
      'escalation-seen',
    );
  },

  /** Records the first time of each acknowledgement. Ignores orders that were not placed. */
  acknowledge(tx: Transaction, order: string, what: 'received' | 'shown' | 'printed' | 'seen', at: Date): void {
    tx.query(
      `update order_escalation set ${what}_at = $2 where order_id = $1 and ${what}_at is null`,
      [order, at],
      `escalation-acknowledge-${what}`,
    );
  },

  /** Locks the escalation until the transaction ends: an acknowledgement and a reminder are serialised. */
  async lock(tx: Transaction, order: string): Promise<Escalation | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from order_escalation where order_id = $1 for update`,
      [order],
      'escalation-lock',
    );
    return row && toEscalation(row);
  },

  stepTaken: (tx: Transaction, { order, step }: Escalation) =>
    tx.query('update order_escalation set step = $2 where order_id = $1', [order, step], 'escalation-step'),

  /** Unseen orders placed in the period, without a step and without a timer of this name. */
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
    return rows.map(toEscalation);
  },

  /** Unseen orders of a branch since then that are past the deadline: the newest one and the count. */
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
   * Unseen orders, oldest first. Above the limit the oldest are dropped, so that stale orders hide none of today.
   * @param branches null: all branches
   */
  async unseen(tx: Transaction, branches: readonly string[] | null): Promise<Escalation[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from order_escalation
       where seen_at is null and placed_at is not null and ($1::uuid[] is null or branch_id = any($1))
       order by placed_at desc limit ${listLimit}`,
      [branches],
      'escalation-unseen',
    );
    return rows.map(toEscalation).toReversed();
  },
};
