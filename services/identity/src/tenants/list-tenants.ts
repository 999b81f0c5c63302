import type { TenantSnapshot } from '@theke/contracts/identity/tenant';
import type { Database } from '@theke/kit/database/database';
import { noTenant } from '@theke/kit/identity-token';
import { configStore } from '../config/config-store.ts';
import { tenantStore } from './tenant-store.ts';

/** All tenants with their configuration, each read under its own row security. */
export async function listTenants(db: Database): Promise<TenantSnapshot[]> {
  const tenants = await db.withTenant(noTenant, (tx) => tenantStore.all(tx));
  return Promise.all(
    tenants.map(async (tenant) => ({ tenant, config: await db.withTenant(tenant.id, (tx) => configStore.read(tx)) })),
  );
}
