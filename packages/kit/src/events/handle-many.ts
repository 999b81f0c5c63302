import { batched } from '../batched.ts';
import type { DeliveryClaim } from '../bus/port.ts';
import type { Database, Transaction } from '../database/database.ts';
import { findNewerVersions as byVersions } from './newer-versions.ts';
import type { Delivery, FindNewerVersions, WorkSubscription } from './subscription.ts';

type BatchSubscription = Pick<WorkSubscription, 'kind' | 'name' | 'findNewerVersions'> & {
  handleMany: NonNullable<WorkSubscription['handleMany']>;
};
type HandleSingle = (delivery: Delivery<unknown>, claim?: DeliveryClaim) => Promise<void>;
type Attempt = { delivery: Delivery<unknown>; claim: DeliveryClaim | undefined };

/**
 * Batches events of one tenant that arrive while its last transaction runs: a commit costs as much for twenty as for
 * one. Each event is still applied once, and one that fails does not affect the others.
 * @param handleSingle handles a single delivery
 */
export function handleInBatches(
  db: Database,
  { kind, name, findNewerVersions = byVersions, handleMany }: BatchSubscription,
  handleSingle: HandleSingle,
): HandleSingle {
  const tenants = new Map<string, (attempt: Attempt) => Promise<Failures>>();

  const apply = (tenant: string, all: readonly Attempt[]) => {
    const work = async (tx: Transaction) => {
      const deliveries = all.map(({ delivery }) => delivery);
      const news = await (kind === 'copy'
        ? filterNewest(tx, findNewerVersions, deliveries)
        : filterUnhandled(tx, name, all));
      if (news.length > 0) await handleMany(tx, news);
    };
    const claims = all.flatMap((one) => one.claim ?? []);
    return db.withTenant(tenant, work, claims[0] ? { opening: claims[0].consuming(claims) } : {});
  };

  const gathering = (tenant: string) =>
    batched(async (all: Attempt[]): Promise<Failures> => {
      try {
        await apply(tenant, all);
        return new Map();
      } catch (error) {
        if (all.length === 1) throw error;
        return handleSingly(all, handleSingle);
      }
    });

  return async (delivery, claim) => {
    const { tenant } = delivery;
    const gather = tenants.get(tenant) ?? gathering(tenant);
    tenants.set(tenant, gather);
    const attempt = { delivery, claim };
    const failures = await gather(attempt);
    if (failures.has(attempt)) throw failures.get(attempt);
  };
}

/** First deliveries, and those of the others that the reaction has not handled yet. */
async function filterUnhandled(tx: Transaction, consumer: string, all: readonly Attempt[]) {
  const deliveriesOf = (hasClaim: boolean) =>
    all.filter(({ claim }) => Boolean(claim) === hasClaim).map(({ delivery }) => delivery);
  const redeliveries = deliveriesOf(false);
  return [...deliveriesOf(true), ...(redeliveries.length > 0 ? await markHandled(tx, consumer, redeliveries) : [])];
}

/** Marks deliveries as handled by a reaction. @returns those that it had not handled yet */
async function markHandled(tx: Transaction, consumer: string, deliveries: readonly Delivery<unknown>[]) {
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
async function filterNewest(
  tx: Transaction,
  findNewerVersions: FindNewerVersions,
  deliveries: readonly Delivery<unknown>[],
) {
  const newest = new Map<string, Delivery<unknown>>();
  for (const delivery of deliveries) {
    const existing = newest.get(delivery.subject);
    const isOlder =
      existing &&
      (existing.version > delivery.version || (existing.version === delivery.version && !delivery.event.snapshot));
    if (!isOlder) newest.set(delivery.subject, delivery);
  }
  const fresh = await findNewerVersions(tx, [...newest.values()]);
  return [...newest.values()].filter(({ subject }) => fresh.has(subject));
}

/** Errors of the deliveries that failed. */
type Failures = ReadonlyMap<Attempt, unknown>;

async function handleSingly(all: readonly Attempt[], handleSingle: HandleSingle): Promise<Failures> {
  const failures = new Map<Attempt, unknown>();
  await Promise.all(
    all.map((attempt) =>
      handleSingle(attempt.delivery, attempt.claim).catch((error: unknown) => failures.set(attempt, error)),
    ),
  );
  return failures;
}
