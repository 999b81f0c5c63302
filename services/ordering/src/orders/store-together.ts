import { AsyncResource } from 'node:async_hooks';
import { batched } from '@theke/kit/batched';
import type { Database, Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { customerStore } from '../customers/customer-store.ts';
import { discountStore } from '../discounts/discount-store.ts';
import { keptCartStore } from '../kept-carts/kept-cart-store.ts';
import type { Decision } from './order.ts';
import { type NewOrder, place } from './order-decisions.ts';
import { type IdempotencyKey, KeyBound, orderStore, type TicketCounter } from './order-store.ts';
import { paymentDeadline } from './payment-deadline.ts';

/** A checked order that only needs its number. */
export type Accepted = {
  order: Omit<NewOrder, 'ticketNumber' | 'claim'>;
  /** Null if it gets no number. */
  counter: TicketCounter | null;
  idempotency: IdempotencyKey | undefined;
  keptCart: string | undefined;
};

/** Data of a placed order and its event. */
export type Placed = { decision: Decision; keptCart: string | undefined; networkMark?: string | null };

/** An order waiting to be stored. `publish` sends its events in the name of the person who ordered. */
type Waiting = {
  accepted: Accepted;
  publish(tx: Transaction, decision: Decision): void;
  /** Kept after it was taken, whatever happens to its transaction. */
  ticketNumber?: number;
};

/** Result of each order of a batch. */
type Outcomes = ReadonlyMap<Waiting, { order: Decision['next'] } | { error: unknown }>;

/** Maximum batch size: as many as arrive at the busiest branch while two transactions run. */
const max = 16;
/** Concurrent transactions: while one waits for the disk, the next is written. */
const atOnce = 2;

export type StoreOrder = (tenant: string, accepted: Accepted) => Promise<Decision['next']>;

/**
 * Stores orders with their events, in batches per branch. Orders that arrive while others are being stored share the
 * next transaction: one statement for numbers and four for rows cost little more for ten orders than for one. If an
 * order fails, each of its batch is stored alone. The promise resolves to the stored order. Throws `isKeyBound` for a
 * key that has an order.
 */
export function storeTogether(db: Database): StoreOrder {
  const branches = new Map<string, { store(waiting: Waiting): Promise<Outcomes>; waiting: number }>();
  const keys = new Map<string, Promise<Decision['next']>>();

  /** Waits for an earlier request with the same key: a repeated request finds the first order and uses no number. */
  return async (tenant, accepted) => {
    if (!accepted.idempotency) return store(tenant, accepted);
    const key = `${tenant} ${accepted.idempotency.key}`;
    const storeOrder = () => store(tenant, accepted);
    const stored = keys.get(key)?.then(storeOrder, storeOrder) ?? storeOrder();
    keys.set(key, stored);
    try {
      return await stored;
    } finally {
      if (keys.get(key) === stored) keys.delete(key);
    }
  };

  async function store(tenant: string, accepted: Accepted): Promise<Decision['next']> {
    const { branch } = accepted.order;
    const lane = `${tenant} ${branch} ${accepted.counter?.day ?? ''}`;
    const queue = branches.get(lane) ?? {
      store: batched((all: Waiting[]) => storeAll(db, tenant, all), { maxItems: max, atOnce }),
      waiting: 0,
    };
    branches.set(lane, queue);
    queue.waiting += 1;
    const waiting: Waiting = {
      accepted,
      publish: AsyncResource.bind((tx: Transaction, { facts }: Decision) => tx.publish(...facts)),
    };
    try {
      const outcome = (await queue.store(waiting)).get(waiting);
      if (outcome && 'order' in outcome) return outcome.order;
      throw outcome?.error;
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) branches.delete(lane);
    }
  }
}

/** @param all orders of one branch and one day, each with another key */
async function storeAll(db: Database, tenant: string, all: readonly Waiting[]): Promise<Outcomes> {
  const outcomes = new Map<Waiting, { order: Decision['next'] } | { error: unknown }>();
  try {
    const bound = await number(db, tenant, all);
    for (const waiting of bound) outcomes.set(waiting, { error: new KeyBound() });
    const fresh = all.filter((one) => !bound.has(one));
    const orders = fresh.length > 0 ? await write(db, tenant, fresh) : [];
    for (const [index, waiting] of fresh.entries()) outcomes.set(waiting, { order: orders[index] as Decision['next'] });
    return outcomes;
  } catch (error) {
    const [only, ...others] = all as [Waiting, ...Waiting[]];
    if (others.length === 0) return outcomes.set(only, { error });
    const alone = await Promise.all(all.map((one) => storeAll(db, tenant, [one])));
    return new Map(alone.flatMap((outcome) => [...outcome]));
  }
}

/**
 * Numbers all orders without one, in a separate transaction that does not wait for the disk. A counter is locked until
 * the commit; in the orders' transaction this allowed one commit at a time (docs/adr). The orders' own commit, which
 * waits, also makes the numbers durable.
 * @returns orders whose key is bound already: they use no number
 */
async function number(db: Database, tenant: string, all: readonly Waiting[]): Promise<ReadonlySet<Waiting>> {
  const counter = all[0]?.accepted.counter;
  const without = all.filter(({ ticketNumber }) => ticketNumber === undefined);
  if (!counter || without.length === 0) return new Set();
  const keys = without.flatMap(({ accepted: { idempotency } }) => idempotency?.key ?? []);
  const { last, bound } = await db.atOnce(
    tenant,
    (tx) => orderStore.takeTicketNumbers(tx, counter, without.length, keys),
    { durability: 'relaxed' },
  );
  const isBound = ({ accepted: { idempotency } }: Waiting) => idempotency !== undefined && bound.has(idempotency.key);
  const fresh = without.filter((one) => !isBound(one));
  for (const [index, waiting] of fresh.entries()) waiting.ticketNumber = last - fresh.length + 1 + index;
  return new Set(without.filter(isBound));
}

function write(db: Database, tenant: string, all: readonly Waiting[]): Promise<Decision['next'][]> {
  return db.withTenant(tenant, async (tx) => {
    const decisions = all.map(({ accepted: { order }, ticketNumber = null }) =>
      place({ ...order, ticketNumber, claim: null }),
    );
    orderStore.bindKeys(
      tx,
      all.flatMap(({ accepted: { order, idempotency } }) =>
        idempotency ? { ...idempotency, orderId: order.id, at: order.placedAt } : [],
      ),
    );
    insertPlaced(
      tx,
      decisions.map((decision, index) => ({ decision, keptCart: all[index]?.accepted.keptCart })),
    );
    for (const [index, waiting] of all.entries()) waiting.publish(tx, decisions[index] as Decision);
    return decisions.map(({ next }) => next);
  });
}

/** Inserts placed orders and their consequences in the same transaction, except for their events. */
export function insertPlaced(tx: Transaction, placed: readonly Placed[]): void {
  orderStore.insert(
    tx,
    placed.map(({ decision, networkMark = null }) => ({ order: decision.next, networkMark })),
  );
  customerStore.count(
    tx,
    placed.map(({ decision }) => decision.next),
  );
  const uses = placed.flatMap(({ decision: { next } }) =>
    (next.totals.discounts ?? []).map(({ id }) => ({ discount: id, order: next.id, person: next.customer })),
  );
  if (uses.length > 0) discountStore.addUses(tx, uses);
  for (const { decision, keptCart } of placed) {
    const { id, placedAt, paymentExpiresAt } = decision.next;
    // Whether the cart has arrived yet or not: no lead follows an order (STAT-17).
    if (keptCart) keptCartStore.end(tx, keptCart, placedAt);
    if (paymentExpiresAt) setTimer(tx, { name: paymentDeadline, subject: id, at: paymentExpiresAt });
  }
}
