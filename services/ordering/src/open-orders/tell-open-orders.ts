import { isDeepStrictEqual } from 'node:util';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { openOrdersChanged } from '@theke/contracts/ordering/open-orders';
import { orderEvents } from '@theke/contracts/ordering/order-events';
import type { Database } from '@theke/kit/database/database';
import { copies } from '@theke/kit/events/copies';
import type { Snapshots } from '@theke/kit/events/replay';
import { snapshotsOf } from '@theke/kit/events/snapshots-of';
import { broadcast, type Subscription } from '@theke/kit/events/subscription';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import type { Log } from '@theke/kit/log';
import { openOrderStore } from './open-order-store.ts';

/** How long changes of a branch are gathered, in ms: its open orders are published once for all of them. */
const gatherMs = 3_000;

/** Publishes the open orders of a branch if they are others than it published last. */
const tellBranch = (db: Database, tenant: string, branch: string): Promise<void> =>
  db.withTenant(tenant, async (tx) => {
    const { version, told } = await openOrderStore.lockTold(tx, branch);
    const open = await openOrderStore.count(tx, branch);
    if (isDeepStrictEqual(open, told)) return;
    openOrderStore.saveTold(tx, open, version + 1);
    tx.publish(openOrdersChanged(branch, version + 1, open));
  });

type OpenOrderTeller = {
  subscriptions: Subscription[];
  /** Makes up for changes that were gathered when a process died. */
  job: Job;
  /** Publishes what is gathered. */
  flush(): Promise<void>;
};

/** Follows the orders of each branch. Each replica hears of all; who comes second finds nothing new to publish. */
export function openOrderTeller({ db, log }: { db: Database; log: Log }): OpenOrderTeller {
  /** Changed branches, each with its tenant. */
  const changed = new Map<string, { tenant: string; branch: string }>();
  let gathering: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(gathering);
    gathering = undefined;
    const all = [...changed.values()];
    changed.clear();
    for (const { tenant, branch } of all)
      await tellBranch(db, tenant, branch).catch((error: unknown) =>
        log.warn({ err: error, branch }, 'open orders could not be published; the next change or job does it'),
      );
  }

  const hearing = broadcast(orderEvents, {
    async handle({ tenant, data: { branch } }) {
      changed.set(`${tenant} ${branch}`, { tenant, branch });
      gathering ??= setTimeout(() => void flush(), gatherMs).unref();
    },
    onReset: () => undefined,
  });

  return {
    subscriptions: [hearing, ...copies({ tenants: tenantChanged }).subscriptions()],
    job: everyTenant('1 h', {
      name: 'tell open orders',
      async run(tenant) {
        const branches = await db.withTenant(tenant, openOrderStore.branches);
        for (const branch of branches) await tellBranch(db, tenant, branch);
      },
    }),
    flush,
  };
}

export const openOrderSnapshots = (db: Database): Snapshots =>
  snapshotsOf(
    {
      changed: openOrdersChanged,
      liveAfter: openOrderStore.after,
      tell: ({ id, version, told }) => openOrdersChanged(id, version, told),
    },
    db,
  );
