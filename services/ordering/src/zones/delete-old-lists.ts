import type { Database } from '@theke/kit/database/database';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import { addressListStore } from './address-list-store.ts';
import { listAges } from './import-addresses.ts';

/** Job that deletes address lists that were never finished, replaced long ago or taken back. */
export const deleteOldLists = ({ db, now }: { db: Database; now: () => Date }): Job =>
  everyTenant('24 h', {
    name: 'delete old address lists',
    run: (tenant) =>
      db.withTenant(tenant, async (tx) => {
        await addressListStore.serialize(tx);
        await addressListStore.deleteUnused(tx, listAges(now()));
      }),
  });
