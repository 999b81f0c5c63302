import { batched } from '../batched.ts';
import type { Database, Transaction } from '../database/database.ts';
import { newerOf } from './newer-of.ts';
import type { Delivery, WorkSubscription } from './subscription.ts';

type Together = Pick<WorkSubscription, 'kind' | 'name'> & { handleMany: NonNullable<WorkSubscription['handleMany']> };
type Alone = (delivery: Delivery<unknown>) => Promise<void>;

/**
 * Events of one tenant that come while its last transaction runs share the next one: a commit costs as much for twenty as for
 * one. Each is applied once all the same, and one that fails fails alone.
 * @param alone how one is handled by itself
 */
export function handleTogether(db: Database, { kind, name, handleMany }: Together, alone: Alone): Alone {
  const tenants = new Map<string, (delivery: Delivery<unknown>) => Promise<Failures>>();

  const apply = (tenant: string, deliveries: readonly Delivery<unknown>[]) =>
    db.withTenant(tenant, async (tx) => {
      const news = await (kind === 'copy' ? newestOf(tx, deliveries) : unheardOf(tx, name, deliveries));
      if (news.length > 0) await handleMany(tx, news);
    });

  const gathering = (tenant: string) =>
    batched(async (deliveries: Delivery<unknown>[]): Promise<Failures> => {
      try {
        await apply(tenant, deliveries);
        return new Map();
      } catch (error) {
        if (deliveries.length === 1) throw error;
        return failuresOf(deliveries, alone);
      }
    });

  return async (delivery) => {
    const { tenant } = delivery;
    const gather = tenants.get(tenant) ?? gathering(tenant);
    tenants.set(tenant, gather);
    const failures = await gather(delivery);
    if (failures.has(delivery)) throw failures.get(delivery);
  };
}

/** What a reaction has not handled yet; from now on it has. */
async function unheardOf(tx: Transaction, consumer: string, deliveries: readonly Delivery<unknown>[]) {
  const fresh = await tx.query<{ id: string }>(
    // In one order, so that two replicas that are given the same events do not wait for each other for ever.
    `insert into inbox (consumer, event_id) select $1, id from unnest($2::uuid[]) as id order by id
     on conflict do nothing returning event_id as id`,
    [consumer, deliveries.map(({ event }) => event.id)],
    'inbox-many',
  );
  const ids = new Set(fresh.map(({ id }) => id));
  // The same one may have come twice at the same time.
  return deliveries.filter(({ event }) => ids.delete(event.id));
}

/** What a copy does not know yet: of several about one aggregate the newest, and of two alike the snapshot. */
async function newestOf(tx: Transaction, deliveries: readonly Delivery<unknown>[]) {
  const newest = new Map<string, Delivery<unknown>>();
  for (const delivery of deliveries) {
    const known = newest.get(delivery.subject);
    const isOlder =
      known && (known.version > delivery.version || (known.version === delivery.version && !delivery.event.snapshot));
    if (!isOlder) newest.set(delivery.subject, delivery);
  }
  const fresh = await newerOf(tx, [...newest.values()]);
  return [...newest.values()].filter(({ subject }) => fresh.has(subject));
}

/** Why deliveries failed, of those that did. */
type Failures = ReadonlyMap<Delivery<unknown>, unknown>;

async function failuresOf(deliveries: readonly Delivery<unknown>[], alone: Alone): Promise<Failures> {
  const failures = new Map<Delivery<unknown>, unknown>();
  await Promise.all(
    deliveries.map((delivery) => alone(delivery).catch((error: unknown) => failures.set(delivery, error))),
  );
  return failures;
}
