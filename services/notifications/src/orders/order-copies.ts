import { orders } from '@theke/contracts/ordering/order-events';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import type { Transaction } from '@theke/kit/database/database';
import { copies } from '@theke/kit/events/copies';
import { copyOf, type Delivery, type WorkSubscription } from '@theke/kit/events/subscription';
import { messageStore } from '../messages/message-store.ts';
import { followOrder } from '../printing/follow-order.ts';
import { printJobStore } from '../printing/print-job-store.ts';

/** The last published state of every order. */
export const orderStore = copies({ orders }).stores.orders;

/** Versions stored by each transaction. Until it ends no other transaction can store a newer one. */
const stored = new WeakMap<Transaction, ReadonlyMap<string, number>>();

/**
 * Stores newer orders. An order contains its version, so its copy needs no separate version row.
 * @returns the ids of the orders that were newer than the stored ones
 */
async function keepNewer(tx: Transaction, deliveries: readonly Delivery<unknown>[]): Promise<ReadonlySet<string>> {
  const states = deliveries.map(({ data }) => orders.stateIn(data));
  const rows = await tx.query<{ id: string }>(
    // Sorted, so that two replicas with the same events do not deadlock.
    `insert into copy as held (kind, id, doc)
     select $1, (doc ->> 'id')::uuid, doc from jsonb_array_elements($2::jsonb) as told(doc) order by 2
     on conflict (tenant_id, kind, id) do update set doc = excluded.doc
     where coalesce((held.doc ->> 'version')::int, 0) < (excluded.doc ->> 'version')::int
       or ((held.doc ->> 'version')::int = (excluded.doc ->> 'version')::int and held.id = any($3::uuid[]))
     returning id`,
    [
      orders.kind,
      JSON.stringify(states),
      deliveries.filter(({ event }) => event.snapshot).map(({ subject }) => subject),
    ],
    'orders-keep-newer',
  );
  const newer = new Set(rows.map(({ id }) => id));
  stored.set(tx, new Map(states.filter(({ id }) => newer.has(id)).map(({ id, version }) => [id, version])));
  return newer;
}

/**
 * Stores a copy of every order. For an erased person it also deletes messages and print jobs. Updates kitchen slips in
 * the same transaction.
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
 * The newer of the event's order and the stored copy. A late event must not restore changed or erased data; an early
 * one is sufficient without a copy.
 */
export async function findNewest(tx: Transaction, order: OrderState): Promise<OrderState> {
  if (stored.get(tx)?.get(order.id) === order.version) return order;
  const [newer] = await tx.query<{ doc: OrderState }>(
    `select doc from copy where kind = $1 and id = $2 and (doc ->> 'version')::int > $3`,
    [orders.kind, order.id, order.version],
    'order-newer',
  );
  return newer?.doc ?? order;
}

/**
 * The stored order that another event refers to.
 * @throws Error if the order has not arrived yet: the delivery is retried
 */
export async function heldOrder(tx: Transaction, id: string): Promise<OrderState> {
  const held = await orderStore.find(tx, id);
  if (!held) throw new Error('no copy of the order yet');
  return held;
}

/** Whether the branch could see the order: its payment is no longer pending. */
export const wasPlaced = ({ history }: Pick<OrderState, 'history'>): boolean =>
  history.some(({ status }) => status === 'placed');
