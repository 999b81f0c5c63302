import { AsyncResource } from 'node:async_hooks';
import { batched } from '@theke/kit/batched';
import type { Database, Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { customerStore } from '../customers/customer-store.ts';
import { keptCartStore } from '../kept-carts/kept-cart-store.ts';
import type { Decision } from './order.ts';
import { type NewOrder, place } from './order-decisions.ts';
import { type IdempotencyKey, KeyBound, orderStore, type TicketCounter } from './order-store.ts';
import { paymentDeadline } from './payment-deadline.ts';

/** An order that nothing speaks against any more, once it has its number. */
export type Accepted = {
  asked: Omit<NewOrder, 'ticketNumber' | 'claim'>;
  /** Null where it gets no number. */
  counter: TicketCounter | null;
  idempotency: IdempotencyKey | undefined;
  keptCart: string | undefined;
};

/** What is stored of an order when it is placed, with its event. */
export type Placed = { decision: Decision; keptCart: string | undefined; networkMark?: string | null };

/** One that waits to be stored. `publish` tells its facts as whoever ordered. */
type Waiting = {
  accepted: Accepted;
  publish(tx: Transaction, decision: Decision): void;
  /** Once it has one, whatever becomes of the transaction that it was taken for. */
  ticketNumber?: number;
};

/** Of orders that are stored together: what became of each. */
type Outcomes = ReadonlyMap<Waiting, { order: Decision['next'] } | { error: unknown }>;

/** As many as come while two transactions of a branch are under way at its busiest. */
const max = 16;
/** While one waits for the disk, the next is written. */
const atOnce = 2;

export type StoreOrder = (tenant: string, accepted: Accepted) => Promise<Decision['next']>;

/**
 * Stores orders with their events. Those of one branch that come while others of it are stored share the next transaction: one statement for
 * their numbers and four for their rows cost little more for ten than for one. Where one fails, each is stored alone, as if nobody had been beside it.
 * The stored order is what its promise resolves to; it throws `isKeyBound` for a key that has an order.
 */
export function storeTogether(db: Database): StoreOrder {
  const branches = new Map<string, { store(one: Waiting): Promise<Outcomes>; waiting: number }>();
  const keys = new Map<string, Promise<Decision['next']>>();

  /** Behind whoever has the same key: the same request, sent twice, finds the order of the first and uses up no number. */
  return async (tenant, accepted) => {
    if (!accepted.idempotency) return store(tenant, accepted);
    const key = `${tenant} ${accepted.idempotency.key}`;
    const mine = () => store(tenant, accepted);
    const stored = keys.get(key)?.then(mine, mine) ?? mine();
    keys.set(key, stored);
    try {
      return await stored;
    } finally {
      if (keys.get(key) === stored) keys.delete(key);
    }
  };

  async function store(tenant: string, accepted: Accepted): Promise<Decision['next']> {
    const { branch } = accepted.asked;
    const lane = `${tenant} ${branch} ${accepted.counter?.day ?? ''}`;
    const known = branches.get(lane) ?? {
      store: batched((all: Waiting[]) => storeAll(db, tenant, all), { most: max, atOnce }),
      waiting: 0,
    };
    branches.set(lane, known);
    known.waiting += 1;
    const one: Waiting = {
      accepted,
      publish: AsyncResource.bind((tx: Transaction, { facts }: Decision) => tx.publish(...facts)),
    };
    try {
      const outcome = (await known.store(one)).get(one);
      if (outcome && 'order' in outcome) return outcome.order;
      throw outcome?.error;
    } finally {
      known.waiting -= 1;
      if (known.waiting === 0) branches.delete(lane);
    }
  }
}

/** @param all of one branch and one day of it, each with another key */
async function storeAll(db: Database, tenant: string, all: readonly Waiting[]): Promise<Outcomes> {
  const outcomes = new Map<Waiting, { order: Decision['next'] } | { error: unknown }>();
  try {
    const bound = await number(db, tenant, all);
    for (const one of bound) outcomes.set(one, { error: new KeyBound() });
    const fresh = all.filter((one) => !bound.has(one));
    const orders = fresh.length > 0 ? await write(db, tenant, fresh) : [];
    for (const [index, one] of fresh.entries()) outcomes.set(one, { order: orders[index] as Decision['next'] });
    return outcomes;
  } catch (error) {
    const [only, ...others] = all as [Waiting, ...Waiting[]];
    if (others.length === 0) return outcomes.set(only, { error });
    const alone = await Promise.all(all.map((one) => storeAll(db, tenant, [one])));
    return new Map(alone.flatMap((outcome) => [...outcome]));
  }
}

/**
 * Gives each that has none yet the next number of its branch, in a transaction of its own that does not wait for the disk: whoever takes a
 * number holds the branch's counter until the commit, and beside the orders' that was one commit at a time (docs/adr). Their own commit,
 * which does wait, makes the numbers safe too.
 * @returns those whose key has an order: they use up no number
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
  for (const [index, one] of fresh.entries()) one.ticketNumber = last - fresh.length + 1 + index;
  return new Set(without.filter(isBound));
}

function write(db: Database, tenant: string, all: readonly Waiting[]): Promise<Decision['next'][]> {
  return db.withTenant(tenant, async (tx) => {
    const decisions = all.map(({ accepted: { asked }, ticketNumber = null }) =>
      place({ ...asked, ticketNumber, claim: null }),
    );
    orderStore.bindKeys(
      tx,
      all.flatMap(({ accepted: { asked, idempotency } }) =>
        idempotency ? { ...idempotency, orderId: asked.id, at: asked.placedAt } : [],
      ),
    );
    insertPlaced(
      tx,
      decisions.map((decision, index) => ({ decision, keptCart: all[index]?.accepted.keptCart })),
    );
    for (const [index, one] of all.entries()) one.publish(tx, decisions[index] as Decision);
    return decisions.map(({ next }) => next);
  });
}

/** Orders that are placed, and what follows from it in the same transaction but for their events. */
export function insertPlaced(tx: Transaction, placed: readonly Placed[]): void {
  orderStore.insert(
    tx,
    placed.map(({ decision, networkMark = null }) => ({ order: decision.next, networkMark })),
  );
  customerStore.count(
    tx,
    placed.map(({ decision }) => decision.next),
  );
  for (const { decision, keptCart } of placed) {
    const { id, placedAt, paymentExpiresAt } = decision.next;
    // Whether it has come already or not: no lead follows an order (STAT-17).
    if (keptCart) keptCartStore.end(tx, keptCart, placedAt);
    if (paymentExpiresAt) setTimer(tx, { name: paymentDeadline, subject: id, at: paymentExpiresAt });
  }
}
