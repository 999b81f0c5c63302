import { configChanged } from '@theke/contracts/identity/config';
import type { Database } from '@theke/kit/database/database';
import type { Snapshots } from '@theke/kit/events/replay';
import { configStore } from './config-store.ts';

/** A tenant has one configuration, which is never deleted. */
export const configSnapshots = (db: Database): Snapshots => ({
  types: [configChanged.type],
  async *facts(tenant) {
    const config = await db.withTenant(tenant, (tx) => configStore.read(tx));
    yield [configChanged(tenant, config.version, { id: tenant, config })];
  },
});
