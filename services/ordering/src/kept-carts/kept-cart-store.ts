import type { KeptCartDraft } from '@theke/contracts/ordering/kept-cart';
import type { Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { ownerOf } from '../customers/customer-store.ts';

/**
 * A cart stored with its guest's consent. Created by the first call, due one hour after the last call. Ends once: given
 * up, ordered, or published as abandoned. An ended cart holds no personal data.
 */
export type KeptCart = Pick<KeptCartDraft, 'branch' | 'firstName' | 'lastName' | 'email' | 'phone'> & {
  /** Product names at the time of the last call. */
  items: { name: string; amount: number; unit: KeptCartDraft['items'][number]['unit'] }[];
};

/** Timer for a due cart: publishes it, or deletes its row if it has already ended. */
export const keptCartDue = 'kept-cart-due';

/** Time without a change after which a cart counts as abandoned, in ms. */
const abandonedAfterMs = 3_600_000;
/** How long the end of a cart is remembered for calls that arrive late, in ms. */
const endedMs = 86_400_000;
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

type Row = { cart: KeptCart | null; customer_id: string | null; consented_at: Date; due_at: Date };

const ownerOfCart = ownerOf('customer_id', `cart ->> 'email'`, `cart ->> 'phone'`);

async function countCarts(tx: Transaction, mark: string): Promise<number> {
  const [there] = await tx.query<{ count: number }>(
    'select count(*)::int as count from kept_cart where network_mark = $1',
    [mark],
    'kept-cart-network',
  );
  return there?.count ?? 0;
}

export const keptCartStore = {
  /**
   * Stores or updates a cart; an ended one is not changed. Limits the carts per network, including those published or
   * given up in the last day.
   * @returns false if the network has reached its limit
   */
  async keep(
    tx: Transaction,
    { id, cart, customer, mark, at }: { id: string; cart: KeptCart; customer: string; mark: string; at: Date },
    maxPerNetwork: number,
  ): Promise<boolean> {
    const due = after(at, abandonedAfterMs);
    const [existing] = await tx.query<{ isOpen: boolean }>(
      'select cart is not null as "isOpen" from kept_cart where id = $1 for update',
      [id],
      'kept-cart-known',
    );
    if (existing && !existing.isOpen) return true;
    if (!existing && (await countCarts(tx, mark)) >= maxPerNetwork) return false;
    // A cart that was ended between the two statements keeps its row.
    const rows = await tx.query(
      `insert into kept_cart as known (id, cart, customer_id, network_mark, consented_at, due_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (tenant_id, id) do update set cart = excluded.cart, customer_id = excluded.customer_id, due_at = excluded.due_at
       where known.cart is not null returning id`,
      [id, JSON.stringify(cart), customer, mark, at, due],
      'kept-cart-keep',
    );
    if (rows.length > 0) setTimer(tx, { name: keptCartDue, subject: id, at: due });
    return true;
  },

  /**
   * Ends a cart on its guest's request. The end of an unknown cart is stored for a day, because its call may arrive
   * later. It counts toward the network's limit. At the limit nothing is stored, because the network can store no
   * further cart either.
   */
  async giveUp(
    tx: Transaction,
    { id, mark, at, isOn }: { id: string; mark: string; at: Date; isOn: boolean },
    maxPerNetwork: number,
  ): Promise<void> {
    const due = after(at, endedMs);
    const ended = await tx.query(
      'update kept_cart set cart = null, customer_id = null, due_at = $2 where id = $1 returning id',
      [id, due],
      'kept-cart-give-up',
    );
    if (ended.length === 0) {
      if (!isOn || (await countCarts(tx, mark)) >= maxPerNetwork) return;
      tx.query(
        `insert into kept_cart (id, network_mark, consented_at, due_at) values ($1, $2, $3, $4)
         on conflict (tenant_id, id) do update set cart = null, customer_id = null, due_at = excluded.due_at`,
        [id, mark, at, due],
        'kept-cart-given-up',
      );
    }
    setTimer(tx, { name: keptCartDue, subject: id, at: due });
  },

  /** Ends a cart, whether its call has arrived or not. */
  end(tx: Transaction, id: string, at: Date): void {
    const due = after(at, endedMs);
    tx.query(
      `insert into kept_cart (id, consented_at, due_at) values ($1, $2, $3)
       on conflict (tenant_id, id) do update set cart = null, customer_id = null, network_mark = null, due_at = excluded.due_at`,
      [id, at, due],
      'kept-cart-end',
    );
    setTimer(tx, { name: keptCartDue, subject: id, at: due });
  },

  /** Ends a published cart; it still counts toward its network's limit. */
  endPublished(tx: Transaction, id: string, at: Date): void {
    const due = after(at, endedMs);
    tx.query(
      'update kept_cart set cart = null, customer_id = null, due_at = $2 where id = $1',
      [id, due],
      'kept-cart-told',
    );
    setTimer(tx, { name: keptCartDue, subject: id, at: due });
  },

  /** Ends the carts of an erased person. */
  async endOf(tx: Transaction, customer: string, at: Date): Promise<void> {
    const rows = await tx.query<{ id: string }>(
      `select id from kept_cart where customer_id is not null and ${ownerOfCart} = $1 order by id`,
      [customer],
    );
    for (const { id } of rows) keptCartStore.end(tx, id, at);
  },

  async lock(
    tx: Transaction,
    id: string,
  ): Promise<{ cart: KeptCart | null; customer: string | null; consentedAt: Date; dueAt: Date } | undefined> {
    const [row] = await tx.query<Row>(
      `select cart, ${ownerOfCart} as customer_id, consented_at, due_at from kept_cart where id = $1 for update`,
      [id],
      'kept-cart-lock',
    );
    return row && { cart: row.cart, customer: row.customer_id, consentedAt: row.consented_at, dueAt: row.due_at };
  },

  remove(tx: Transaction, id: string): void {
    tx.query('delete from kept_cart where id = $1', [id], 'kept-cart-remove');
  },
};
