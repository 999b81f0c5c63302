import { orders } from '@theke/contracts/ordering/order-events';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import type { Transaction } from '@theke/kit/database/database';
import { copies } from '@theke/kit/events/copies';
import { copyOf, type Delivery, type WorkSubscription } from '@theke/kit/events/subscription';
import { messageStore } from '../messages/message-store.ts';
import { followOrder } from '../printing/follow-order.ts';
import { printJobStore } from '../printing/print-job-store.ts';

/** Every order as ordering last told of it. */
export const orderStore = copies({ orders }).stores.orders;

/** Of a transaction the versions that it stored. Until it ends nobody can store a newer one. */
const stored = new WeakMap<Transaction, ReadonlyMap<string, number>>();

/**
 * Keeps them. An order names its version, so its copy needs no row beside it that says what is known.
 * @returns the ids of the orders that are newer than what was known
 */
async function keepNewer(tx: Transaction, deliveries: readonly Delivery<unknown>[]): Promise<ReadonlySet<string>> {
  const told = deliveries.map(({ data }) => orders.stateIn(data));
  const rows = await tx.query<{ id: string }>(
    // In one order, so that two replicas that are given the same events do not wait for each other for ever.
    `insert into copy as held (kind, id, doc)
     select $1, (doc ->> 'id')::uuid, doc from jsonb_array_elements($2::jsonb) as told(doc) order by 2
     on conflict (tenant_id, kind, id) do update set doc = excluded.doc
     where coalesce((held.doc ->> 'version')::int, 0) < (excluded.doc ->> 'version')::int
       or ((held.doc ->> 'version')::int = (excluded.doc ->> 'version')::int and held.id = any($3::uuid[]))
     returning id`,
    [orders.kind, JSON.stringify(told), deliveries.filter(({ event }) => event.snapshot).map(({ subject }) => subject)],
    'orders-keep-newer',
  );
  const newer = new Set(rows.map(({ id }) => id));
  stored.set(tx, new Map(told.filter(({ id }) => newer.has(id)).map(({ id, version }) => [id, version])));
  return newer;
}

/**
 * Every order that ordering tells of. Of a person who was erased nothing is kept, neither what was written to them nor what is to be
 * printed. What the kitchen has on paper follows the order in the transaction that stores it.
 */
export const orderCopies = (deps: { now: () => Date; newId: () => string }): WorkSubscription =>
  copyOf(orders, {
    findNewerVersions: keepNewer,
    isIndependent: true,
    async apply(tx, order) {
      if (!order.isErased) return followOrder(deps, tx, order);
      messageStore.eraseOfOrders(tx, [order.id]);
      printJobStore.removeOfOrders(tx, [order.id]);
    },
  });

/**
 * The newer of what an event carried and what is held. An event that comes late must not bring back what was changed or erased
 * meanwhile; one that comes first is enough by itself.
 */
export async function newestOf(tx: Transaction, order: OrderState): Promise<OrderState> {
  if (stored.get(tx)?.get(order.id) === order.version) return order;
  const [newer] = await tx.query<{ doc: OrderState }>(
    `select doc from copy where kind = $1 and id = $2 and (doc ->> 'version')::int > $3`,
    [orders.kind, order.id, order.version],
    'order-newer',
  );
  return newer?.doc ?? order;
}

/**
 * An order that something else than its own event is about.
 * @throws Error where its event has not come yet: the delivery is tried again
 */
export async function heldOrder(tx: Transaction, id: string): Promise<OrderState> {
  const held = await orderStore.find(tx, id);
  if (!held) throw new Error('nothing is known of the order yet');
  return held;
}

/** The branch was shown it: it need not be paid first any more. */
export const wasPlaced = ({ history }: Pick<OrderState, 'history'>): boolean =>
  history.some(({ status }) => status === 'placed');
