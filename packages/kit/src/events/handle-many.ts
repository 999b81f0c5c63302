import { batched } from '../batched.ts';
import type { DeliveryClaim } from '../bus/port.ts';
import type { Database, Transaction } from '../database/database.ts';
import { findNewerVersions as byVersions } from './newer-versions.ts';
import type { Delivery, FindNewerVersions, WorkSubscription } from './subscription.ts';

type Together = Pick<WorkSubscription, 'kind' | 'name' | 'findNewerVersions'> & {
  handleMany: NonNullable<WorkSubscription['handleMany']>;
};
type Alone = (delivery: Delivery<unknown>, taken?: DeliveryClaim) => Promise<void>;
type Given = { delivery: Delivery<unknown>; taken: DeliveryClaim | undefined };

/**
 * Batches events of one tenant that arrive while its last transaction runs: a commit costs as much for twenty as for
 * one. Each event is still applied once, and one that fails does not affect the others.
 * @param alone handles a single delivery
 */
export function handleTogether(
  db: Database,
  { kind, name, findNewerVersions: newerOf = byVersions, handleMany }: Together,
  alone: Alone,
): Alone {
  const tenants = new Map<string, (given: Given) => Promise<Failures>>();

  const apply = (tenant: string, all: readonly Given[]) => {
    const work = async (tx: Transaction) => {
      const deliveries = all.map(({ delivery }) => delivery);
      const news = await (kind === 'copy' ? newestOf(tx, newerOf, deliveries) : freshOf(tx, name, all));
      if (news.length > 0) await handleMany(tx, news);
    };
    const taken = all.flatMap((one) => one.taken ?? []);
    return db.withTenant(tenant, work, taken[0] ? { opening: taken[0].consuming(taken) } : {});
  };

  const gathering = (tenant: string) =>
    batched(async (all: Given[]): Promise<Failures> => {
      try {
        await apply(tenant, all);
        return new Map();
      } catch (error) {
        if (all.length === 1) throw error;
        return failuresOf(all, alone);
      }
    });

  return async (delivery, taken) => {
    const { tenant } = delivery;
    const gather = tenants.get(tenant) ?? gathering(tenant);
    tenants.set(tenant, gather);
    const given = { delivery, taken };
    const failures = await gather(given);
    if (failures.has(given)) throw failures.get(given);
  };
}

/** First deliveries, and those of the others that the reaction has not handled yet. */
async function freshOf(tx: Transaction, consumer: string, all: readonly Given[]) {
  const of = (isTaken: boolean) =>
    all.filter(({ taken }) => Boolean(taken) === isTaken).map(({ delivery }) => delivery);
  const again = of(false);
  return [...of(true), ...(again.length > 0 ? await unheardOf(tx, consumer, again) : [])];
}

/** Deliveries that a reaction has not handled yet; marks them as handled. */
async function unheardOf(tx: Transaction, consumer: string, deliveries: readonly Delivery<unknown>[]) {
  const fresh = await tx.query<{ id: string }>(
    // Ordered, so that two replicas with the same events do not deadlock.
    `insert into inbox (consumer, event_id) select $1, id from unnest($2::uuid[]) as id order by id
     on conflict do nothing returning event_id as id`,
    [consumer, deliveries.map(({ event }) => event.id)],
    'inbox-many',
  );
  const ids = new Set(fresh.map(({ id }) => id));
  // The same event may be in the batch twice.
  return deliveries.filter(({ event }) => ids.delete(event.id));
}

/**
 * Deliveries newer than the copy. Of several deliveries about one aggregate only the newest; of equal versions the
 * snapshot.
 */
async function newestOf(tx: Transaction, newerOf: FindNewerVersions, deliveries: readonly Delivery<unknown>[]) {
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

/** Errors of the deliveries that failed. */
type Failures = ReadonlyMap<Given, unknown>;

async function failuresOf(all: readonly Given[], alone: Alone): Promise<Failures> {
  const failures = new Map<Given, unknown>();
  await Promise.all(
    all.map((given) => alone(given.delivery, given.taken).catch((error: unknown) => failures.set(given, error))),
  );
  return failures;
}
