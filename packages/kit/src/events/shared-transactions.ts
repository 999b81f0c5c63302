// First deliveries of one tenant that wait together are handled in one transaction, which deletes all of them from the
// bus (ADR 0002): begin, commit and the disk flush cost as much for ten as for one.
//
// Isolation: if one fails, or the transaction takes too long, it is rolled back, and each is handled alone.
import type { DeliveryClaim } from '../bus/port.ts';
import type { Database, Transaction } from '../database/database.ts';
import { endsWithin } from '../ends-within.ts';
import { errorMessage } from '../error-message.ts';
import type { Log } from '../log.ts';
import type { Delivery, WorkSubscription } from './subscription.ts';

/** An event and the service's subscriptions to it. */
export type SharedDelivery = {
  delivery: Delivery<unknown>;
  subscriptions: readonly WorkSubscription[];
  claim: DeliveryClaim;
};

type Handlers = {
  /** Handles all in a shared transaction. No two are about the same aggregate. */
  handleBatch(tx: Transaction, all: readonly SharedDelivery[]): Promise<void>;
  /** Handles one in its own transaction. */
  handleSingle(shared: SharedDelivery): Promise<void>;
};

const maxBatch = 10;
/** Time limit of a shared transaction in ms; ten deliveries normally take some 20 ms. */
const longestMs = 250;
/**
 * After a timeout, how long the tenant's events are handled alone, in ms: the cause probably persists, and each retry
 * doubles the cost.
 */
const restMs = 2_000;
const slowMessage = 'shared transaction took too long, its events are handled one by one';

type Waiting = { shared: SharedDelivery; done(): void; failed(error: unknown): void };
/** Queue of a tenant. `aloneUntil`: from `performance.now()` */
type Lane = { waiting: Waiting[]; isBusy: boolean; aloneUntil: number };

/**
 * @returns a function that handles one delivery; deliveries that arrive during their tenant's transaction wait for the
 * next
 */
export function sharedTransactions(
  db: Database,
  { handleBatch, handleSingle }: Handlers,
  log?: Pick<Log, 'warn'>,
): (shared: SharedDelivery) => Promise<void> {
  const lanes = new Map<string, Lane>();
  /** Tenants whose slow transaction was logged, until one of their transactions is fast enough. */
  const slowTenants = new Set<string>();

  const handleSingly = (all: readonly Waiting[]) =>
    Promise.all(all.map(({ shared, done, failed }) => handleSingle(shared).then(done, failed)));

  async function inOne(lane: Lane, all: readonly Waiting[]): Promise<void> {
    const batch = all.map(({ shared }) => shared);
    const [first] = batch as [SharedDelivery];
    const opening = first.claim.consuming(batch.map(({ claim }) => claim));
    const work = (tx: Transaction) => handleBatch(tx, batch);
    const { tenant } = first.delivery;
    const startedAt = performance.now();
    try {
      // No retry here: after a failure each is handled alone.
      await db.withTenant(tenant, work, { opening, within: longestMs, retries: false });
      slowTenants.delete(tenant);
      for (const { done } of all) done();
    } catch (error) {
      const now = performance.now();
      if (now - startedAt >= longestMs) {
        lane.aloneUntil = now + restMs;
        logSlow(tenant, batch, error);
      }
      // Not awaited: the callers get their own result.
      void handleSingly(all);
    }
  }

  /** A failure is logged when it fails alone. A slow event succeeds alone, so its cost is logged here. */
  function logSlow(tenant: string, batch: readonly SharedDelivery[], error: unknown): void {
    if (slowTenants.has(tenant)) return;
    slowTenants.add(tenant);
    const types = [...new Set(batch.map(({ delivery }) => delivery.type))];
    log?.warn({ tenant, events: batch.length, types, reason: errorMessage(error) }, slowMessage);
  }

  async function go(tenant: string, lane: Lane): Promise<void> {
    lane.isBusy = true;
    while (lane.waiting.length > 0) {
      const all = lane.waiting.splice(0, fitting(lane.waiting));
      if (all.length > 1) await inOne(lane, all);
      // One that takes longer continues in parallel.
      else await endsWithin(handleSingly(all), longestMs, 'One alone').catch(() => undefined);
    }
    lane.isBusy = false;
    if (lane.aloneUntil <= performance.now()) lanes.delete(tenant);
  }

  return (shared) => {
    const { tenant } = shared.delivery;
    const lane = lanes.get(tenant) ?? { waiting: [], isBusy: false, aloneUntil: 0 };
    lanes.set(tenant, lane);
    if (lane.aloneUntil > performance.now()) return handleSingle(shared);
    return new Promise((done, failed) => {
      lane.waiting.push({ shared, done, failed });
      // Deferred, so that deliveries taken by the bus together are batched.
      if (!lane.isBusy && lane.waiting.length === 1) queueMicrotask(() => void go(tenant, lane));
    });
  };
}

/**
 * How many of these may share a transaction: up to the second delivery about one aggregate, because versions are
 * checked once per transaction.
 */
function fitting(waiting: readonly Waiting[]): number {
  const subjects = new Set<string>();
  for (const { shared } of waiting.slice(0, maxBatch)) {
    if (subjects.has(shared.delivery.subject)) break;
    subjects.add(shared.delivery.subject);
  }
  return subjects.size;
}
