import type { AddedMinutes } from '@theke/contracts/ordering/promise';
import type { Transaction } from '@theke/kit/database/database';
import type { PromisedOrder } from './is-promise-kept.ts';

/** Further open orders no longer change the promised time. */
const openLimit = 600;
const hour = 3_600_000;

type PromiseRow = {
  delivery_type: PromisedOrder['deliveryType'];
  history: PromisedOrder['history'];
  appointment: Date | null;
  expected_until: Date | null;
};

export const promiseStore = {
  /** Number of orders the kitchen has to make now. Excludes orders for later and orders that staff forgot to finish. */
  async openOrders(tx: Transaction, branch: string, now: Date): Promise<number> {
    const [row] = await tx.query<{ open: number }>(
      `select count(*)::int as open from (
         select from orders
         where branch_id = $1 and status not in ('completed', 'rejected', 'canceled', 'failed')
           and status in ('placed', 'counter-proposed', 'confirmed') and kind <> 'quotation'
           and coalesce(appointment_date, placed_at) < $2
           and coalesce(appointment, appointment_date, expected_until, placed_at) > $3
         limit ${openLimit}) as kitchen`,
      [branch, new Date(now.getTime() + hour), new Date(now.getTime() - 2 * hour)],
      'open-orders',
    );
    return row?.open ?? 0;
  },

  async addedMinutes(tx: Transaction, branch: string, now: Date): Promise<AddedMinutes> {
    const [row] = await tx.query<{ minutes: number; until: Date }>(
      'select minutes, until from added_minutes where branch_id = $1 and until > $2',
      [branch, now],
      'added-minutes',
    );
    return row ? { minutes: row.minutes, until: row.until.toISOString() } : { minutes: 0, until: null };
  },

  /** @returns the version of the branch's added minutes */
  async setAddedMinutes(tx: Transaction, branch: string, minutes: number, until: Date): Promise<number> {
    const [row] = await tx.query<{ version: number }>(
      `insert into added_minutes (branch_id, minutes, until, version) values ($1, $2, $3, 1)
       on conflict (tenant_id, branch_id) do update
         set minutes = excluded.minutes, until = excluded.until, version = added_minutes.version + 1 returning version`,
      [branch, minutes, until],
      'added-minutes-set',
    );
    return row?.version ?? 1;
  },

  /** Promise and history of a branch's dispatched or finished orders placed in [from, until). */
  async findPromised(tx: Transaction, branch: string, from: Date, until: Date): Promise<PromisedOrder[]> {
    const rows = await tx.query<PromiseRow>(
      `select delivery_type, history, appointment, expected_until from orders
       where branch_id = $1 and placed_at >= $2 and placed_at < $3 and archived_at is null
         and status in ('in-delivery', 'delivered', 'completed')`,
      [branch, from, until],
      'promises-told',
    );
    return rows.map((row) => ({
      deliveryType: row.delivery_type,
      history: row.history,
      appointment: row.appointment,
      expectedUntil: row.expected_until,
    }));
  },
};
