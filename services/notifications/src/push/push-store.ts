import type { Transaction } from '@theke/kit/database/database';
import { type PushOwner, type PushSubscription, subscriptionsPerOwner } from './push-subscription.ts';

type Row = {
  id: string;
  owner_kind: PushOwner['kind'];
  owner_id: string;
  fingerprint: string;
  label: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  branches: string[] | null;
  is_for_orders: boolean;
  is_for_every_order: boolean;
  is_for_own_work: boolean;
  created_at: Date;
};

const columns = `s.id, s.owner_kind, s.owner_id, s.fingerprint, s.label, s.endpoint, s.p256dh, s.auth, s.branches,
  s.is_for_orders, s.is_for_every_order, s.is_for_own_work, s.created_at`;

const toSubscription = (row: Row): PushSubscription => ({
  id: row.id,
  owner: { kind: row.owner_kind, id: row.owner_id },
  fingerprint: row.fingerprint,
  label: row.label,
  endpoint: row.endpoint,
  p256dh: row.p256dh,
  auth: row.auth,
  branches: row.branches,
  isForOrders: row.is_for_orders,
  isForEveryOrder: row.is_for_every_order,
  isForOwnWork: row.is_for_own_work,
  createdAt: row.created_at,
});

/** Subscriptions to a branch's orders ($1) whose owners have access (at $2). */
const orderAudience = `push_subscription s join push_audience r on r.id = s.owner_id
  where s.is_for_orders and (s.branches is null or $1 = any(s.branches)) and (r.branches is null or $1 = any(r.branches))
    and (r.until is null or r.until > $2)`;

/** Subscriptions to own work whose owners are still employed (at $1): a disabled user has no branch left. */
const ownWorkAudience = `push_subscription s join push_audience r on r.id = s.owner_id
  where s.is_for_own_work and s.owner_kind = 'person' and coalesce(cardinality(r.branches), 1) > 0
    and (r.until is null or r.until > $1)`;

export const pushStore = {
  /** Stores a subscription or changes its settings; removes the owner's oldest ones above the limit. */
  async save(tx: Transaction, subscription: PushSubscription): Promise<PushSubscription> {
    const { owner } = subscription;
    const [row] = await tx.query<Row>(
      `insert into push_subscription as s (id, owner_kind, owner_id, fingerprint, label, endpoint, p256dh, auth, branches,
         is_for_every_order, created_at, is_for_orders, is_for_own_work)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       on conflict (tenant_id, fingerprint) do update set owner_kind = excluded.owner_kind, owner_id = excluded.owner_id,
         label = excluded.label, p256dh = excluded.p256dh, auth = excluded.auth, branches = excluded.branches,
         is_for_every_order = excluded.is_for_every_order, is_for_orders = excluded.is_for_orders,
         is_for_own_work = excluded.is_for_own_work
       returning ${columns}`,
      [
        subscription.id,
        owner.kind,
        owner.id,
        subscription.fingerprint,
        subscription.label,
        subscription.endpoint,
        subscription.p256dh,
        subscription.auth,
        subscription.branches,
        subscription.isForEveryOrder,
        subscription.createdAt,
        subscription.isForOrders,
        subscription.isForOwnWork,
      ],
      'push-save',
    );
    tx.query(
      `delete from push_subscription where owner_id = $1 and id in (
         select id from push_subscription where owner_id = $1 order by created_at desc, id desc offset ${subscriptionsPerOwner})`,
      [owner.id],
      'push-make-room',
    );
    return toSubscription(row as Row);
  },

  async findByOwner(tx: Transaction, owner: string): Promise<PushSubscription[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from push_subscription s where s.owner_id = $1 order by s.created_at desc, s.id desc`,
      [owner],
      'push-of-owner',
    );
    return rows.map(toSubscription);
  },

  /** @param only subscribers of every order, or of unseen ones */
  async findAudience(
    tx: Transaction,
    branch: string,
    only: 'every-order' | 'unseen',
    at: Date,
  ): Promise<PushSubscription[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from ${orderAudience} and ($3 or s.is_for_every_order) order by s.id`,
      [branch, at, only === 'unseen'],
      'push-told-of',
    );
    return rows.map(toSubscription);
  },

  /** Subscriptions of these people to their own work. */
  async findByPeople(tx: Transaction, people: readonly string[], at: Date): Promise<PushSubscription[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from ${ownWorkAudience} and s.owner_id = any($2::uuid[]) order by s.id`,
      [at, people],
      'push-of-people',
    );
    return rows.map(toSubscription);
  },

  /** One of them; undefined if it or its owner was deleted. */
  async findOwn(tx: Transaction, id: string, at: Date): Promise<PushSubscription | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from ${ownWorkAudience} and s.id = $2::uuid`,
      [at, id],
      'push-find-own',
    );
    return row && toSubscription(row);
  },

  /** Undefined if it was deleted, or its owner no longer has access to the branch. */
  async findForBranch(tx: Transaction, id: string, branch: string, at: Date): Promise<PushSubscription | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from ${orderAudience} and s.id = $3::uuid`,
      [branch, at, id],
      'push-find-told',
    );
    return row && toSubscription(row);
  },

  remove: (tx: Transaction, id: string) => tx.query('delete from push_subscription where id = $1', [id], 'push-remove'),

  /** @returns whether a subscription of this owner existed */
  async removeOf(tx: Transaction, owner: string, fingerprint: string): Promise<boolean> {
    const removed = await tx.query(
      'delete from push_subscription where owner_id = $1 and fingerprint = $2 returning 1',
      [owner, fingerprint],
      'push-remove-of',
    );
    return removed.length > 0;
  },

  removeOfOwner: (tx: Transaction, owner: string) =>
    tx.query('delete from push_subscription where owner_id = $1', [owner], 'push-remove-of-owner'),
};
