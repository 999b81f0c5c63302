import { tenantChanged } from '@theke/contracts/identity/tenant';
import type { Database } from '@theke/kit/database/database';
import type { Snapshots } from '@theke/kit/events/replay';
import { tenantStore } from './tenant-store.ts';

/** Tenants are never deleted. */
export const tenantSnapshots = (db: Database): Snapshots => ({
  types: [tenantChanged.type],
  async *facts(id) {
    const tenant = await db.withTenant(id, (tx) => tenantStore.find(tx, id));
    yield tenant ? [tenantChanged(id, tenant.version, tenant)] : [];
  },
});
