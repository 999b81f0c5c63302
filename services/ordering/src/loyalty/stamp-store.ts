import type { Reward } from '@theke/contracts/ordering/account';
import type { StampEntry } from '@theke/contracts/ordering/stamps';
import type { Transaction } from '@theke/kit/database/database';
import type { Stamp, StampCard } from '@theke/rules/loyalty/stamp-card';

type StampRow = {
  id: string;
  order_id: string | null;
  given_at: Date;
  expires_at: Date | null;
  reward_id: string | null;
};

export type NewEntry = {
  id: string;
  at: Date;
  change: number;
  kind: StampEntry['kind'];
  order?: string | null;
  by?: string;
  reason?: string;
};

/** Stamp cards. All writes expect the locked account. */
export const stampStore = {
  async card(tx: Transaction, account: string): Promise<StampCard> {
    const rows = await tx.query<StampRow>(
      'select id, order_id, given_at, expires_at, reward_id from stamp where account_id = $1 order by id',
      [account],
      'stamp-card',
    );
    return rows.map((row) => ({
      id: row.id,
      order: row.order_id,
      givenAt: row.given_at,
      expiresAt: row.expires_at,
      reward: row.reward_id,
    }));
  },

  /** Stores what changed of a card. */
  save(tx: Transaction, account: string, before: StampCard, after: StampCard): void {
    const [known, left] = [new Map(before.map((stamp) => [stamp.id, stamp])), new Set(after.map(({ id }) => id))];
    const removed = before.filter(({ id }) => !left.has(id)).map(({ id }) => id);
    if (removed.length > 0)
      tx.query(
        'delete from stamp where id in (select id from stamp where id = any($1) order by id for update)',
        [removed],
        'stamps-remove',
      );
    const changed = after.filter((stamp) => known.get(stamp.id) !== stamp);
    if (changed.length === 0) return;
    tx.query(
      `insert into stamp (id, account_id, order_id, given_at, expires_at, reward_id)
       select id, $1, "order", "givenAt", "expiresAt", reward
       from jsonb_to_recordset($2::jsonb) as given(id uuid, "order" uuid, "givenAt" timestamptz, "expiresAt" timestamptz, reward uuid)
       order by id
       on conflict (tenant_id, id) do update set reward_id = excluded.reward_id`,
      [account, JSON.stringify(changed satisfies Stamp[])],
      'stamps-save',
    );
  },

  addReward(tx: Transaction, account: string, { id, discount, at }: { id: string; discount: string; at: Date }): void {
    tx.query(
      'insert into stamp_reward (id, account_id, discount_id, given_at) values ($1, $2, $3, $4)',
      [id, account, discount, at],
      'stamp-reward-add',
    );
  },

  async discountOfReward(tx: Transaction, id: string): Promise<string | undefined> {
    const [row] = await tx.query<{ discount: string }>(
      'select discount_id as discount from stamp_reward where id = $1',
      [id],
      'stamp-reward-find',
    );
    return row?.discount;
  },

  revokeReward(tx: Transaction, id: string): void {
    tx.query('update stamp_reward set is_revoked = true where id = $1', [id], 'stamp-reward-revoke');
  },

  /** Rewards whose coupon still exists, the newest first. */
  async rewards(tx: Transaction, account: string): Promise<Reward[]> {
    const rows = await tx.query<{
      id: string;
      doc: { name: string; code: string; validUntil: string | null };
      given_at: Date;
      used: boolean;
    }>(
      `select stamp_reward.id, doc, given_at, coalesce(used, 0) > 0 as used
       from stamp_reward join discounts on discounts.id = stamp_reward.discount_id
         left join coupon_counter on coupon_counter.discount_id = stamp_reward.discount_id
       where account_id = $1 and not is_revoked and ((doc ->> 'isActive')::boolean or coalesce(used, 0) > 0)
       order by given_at desc, stamp_reward.id desc limit 20`,
      [account],
      'stamp-rewards',
    );
    return rows.map(({ id, doc: { name, code, validUntil }, given_at, used }) => ({
      id,
      name,
      code,
      givenAt: given_at.toISOString(),
      validUntil,
      isUsed: used,
    }));
  },

  addEntry(
    tx: Transaction,
    account: string,
    { id, at, change, kind, order = null, by = '', reason = '' }: NewEntry,
  ): void {
    tx.query(
      `insert into stamp_entry (id, account_id, at, change, kind, order_id, by, reason)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, account, at, change, kind, order, by, reason],
      'stamp-entry-add',
    );
  },

  /** The last 100 changes, newest first. */
  async entries(tx: Transaction, account: string): Promise<StampEntry[]> {
    const rows = await tx.query<
      Omit<StampEntry, 'at' | 'order'> & { at: Date; order_id: string | null; uid: string | null }
    >(
      `select stamp_entry.id, at, change, stamp_entry.kind, by, reason, order_id, uid
       from stamp_entry left join orders on orders.id = order_id
       where account_id = $1 order by stamp_entry.id desc limit 100`,
      [account],
      'stamp-entries',
    );
    return rows.map(({ at, order_id, uid, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      order: order_id && uid ? { id: order_id, uid } : null,
    }));
  },
};
