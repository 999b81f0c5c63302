import { batched } from '../batched.ts';
import type { Database } from '../database/database.ts';
import type { Delivery, WorkSubscription } from './subscription.ts';

type Together = Pick<WorkSubscription, 'name'> & { handleMany: NonNullable<WorkSubscription['handleMany']> };
type Alone = (delivery: Delivery<unknown>) => Promise<void>;

/**
 * Events of one tenant that come while its last transaction runs share the next one: a commit costs as much for twenty as for
 * one. Each is applied once all the same, and one that fails fails alone.
 * @param alone how one is handled by itself
 */
export function handleTogether(db: Database, { name, handleMany }: Together, alone: Alone): Alone {
  const tenants = new Map<string, (delivery: Delivery<unknown>) => Promise<Failures>>();

  const apply = (tenant: string, deliveries: readonly Delivery<unknown>[]) =>
    db.withTenant(tenant, async (tx) => {
      const fresh = await tx.query<{ id: string }>(
        // In one order, so that two replicas that are given the same events do not wait for each other for ever.
        `insert into inbox (consumer, event_id) select $1, id from unnest($2::uuid[]) as id order by id
         on conflict do nothing returning event_id as id`,
        [name, deliveries.map(({ event }) => event.id)],
        'inbox-many',
      );
      const ids = new Set(fresh.map(({ id }) => id));
      // The same one may have come twice at the same time.
      const once = deliveries.filter(({ event }) => ids.delete(event.id));
      if (once.length > 0) await handleMany(tx, once);
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

/** Why deliveries failed, of those that did. */
type Failures = ReadonlyMap<Delivery<unknown>, unknown>;

async function failuresOf(deliveries: readonly Delivery<unknown>[], alone: Alone): Promise<Failures> {
  const failures = new Map<Delivery<unknown>, unknown>();
  await Promise.all(
    deliveries.map((delivery) => alone(delivery).catch((error: unknown) => failures.set(delivery, error))),
  );
  return failures;
}
