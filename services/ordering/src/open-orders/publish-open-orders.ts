import { isDeepStrictEqual } from 'node:util';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { openOrdersChanged } from '@theke/contracts/ordering/open-orders';
import { orderEvents } from '@theke/contracts/ordering/order-events';
import type { Database } from '@theke/kit/database/database';
import { copies } from '@theke/kit/events/copies';
import { createSnapshots } from '@theke/kit/events/create-snapshots';
import type { Snapshots } from '@theke/kit/events/replay';
import { broadcast, type Subscription } from '@theke/kit/events/subscription';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import type { Log } from '@theke/kit/log';
import { isUrgent } from './is-urgent.ts';
import { openOrderStore } from './open-order-store.ts';

/** Debounce of a branch's changes, in ms: its open orders are published once for all of them. */
const gatherMs = 3_000;
/** Minimum interval between non-urgent events of a branch, in ms. */
const pauseMs = 15_000;

/** Publishes a branch's open orders if they changed and are urgent; `isDue` skips the check for urgency. */
const publishBranch = (
  db: Database,
  tenant: string,
  branch: string,
  isDue: boolean,
): Promise<'published' | 'same' | 'later'> =>
  db.withTenant(tenant, async (tx) => {
    const now = await openOrderStore.count(tx, branch);
    const before = await openOrderStore.findPublished(tx, branch);
    if (isDeepStrictEqual(now, before)) return 'same';
    if (!isDue && !isUrgent(before, now)) return 'later';
    const { version, openOrders: published } = await openOrderStore.lockPublished(tx, branch);
    // Another replica may have published in between.
    const open = await openOrderStore.count(tx, branch);
    if (isDeepStrictEqual(open, published)) return 'same';
    openOrderStore.savePublished(tx, open, version + 1);
    tx.publish(openOrdersChanged(branch, version + 1, open));
    return 'published';
  });

type OpenOrderPublisher = {
  subscriptions: Subscription[];
  /** Publishes changes whose process crashed before it published them. */
  job: Job;
  /** Publishes the collected changes. */
  flush(): Promise<void>;
};

/**
 * Publishes open orders when a branch's orders change. Each replica receives all events; the second one finds nothing
 * new.
 */
export function openOrderPublisher({ db, log, now }: { db: Database; log: Log; now: () => Date }): OpenOrderPublisher {
  /** Branches with changed orders, each with its tenant. */
  const changed = new Map<string, { tenant: string; branch: string }>();
  /** Time of this process's last event for each branch, in ms. */
  const publishedAt = new Map<string, number>();
  let gathering: NodeJS.Timeout | undefined;

  const gather = () => {
    gathering ??= setTimeout(() => void publish(false), gatherMs).unref();
  };

  async function publish(isForced: boolean): Promise<void> {
    clearTimeout(gathering);
    gathering = undefined;
    const all = [...changed];
    changed.clear();
    for (const [key, branchOfTenant] of all) {
      const isDue = isForced || now().getTime() - (publishedAt.get(key) ?? 0) >= pauseMs;
      const outcome = await publishBranch(db, branchOfTenant.tenant, branchOfTenant.branch, isDue).catch(
        (error: unknown) =>
          log.warn(
            { err: error, branch: branchOfTenant.branch },
            'open orders not published, the next change or job retries',
          ),
      );
      if (outcome === 'published') publishedAt.set(key, now().getTime());
      if (outcome === 'later') changed.set(key, branchOfTenant);
    }
    if (changed.size > 0) gather();
  }

  const orderChanges = broadcast(orderEvents, {
    async handle({ tenant, data: { branch } }) {
      changed.set(`${tenant} ${branch}`, { tenant, branch });
      gather();
    },
    onReset: () => undefined,
  });

  return {
    subscriptions: [orderChanges, ...copies({ tenants: tenantChanged }).subscriptions()],
    job: everyTenant('1 h', {
      name: 'publish open orders',
      async run(tenant) {
        const branches = await db.withTenant(tenant, openOrderStore.branches);
        for (const branch of branches) await publishBranch(db, tenant, branch, true);
      },
    }),
    flush: () => publish(true),
  };
}

export const openOrderSnapshots = (db: Database): Snapshots =>
  createSnapshots(
    {
      changed: openOrdersChanged,
      liveAfter: openOrderStore.after,
      toFact: ({ id, version, openOrders }) => openOrdersChanged(id, version, openOrders),
    },
    db,
  );
