import type { TenantSnapshot } from '@theke/contracts/identity/tenant';
import type { Database } from '@theke/kit/database/database';
import { noTenant } from '@theke/kit/identity-token';
import { configStore } from '../config/config-store.ts';
import { tenantStore } from './tenant-store.ts';

/** Every tenant with its configuration, each read under its own security. */
export async function listTenants(db: Database): Promise<TenantSnapshot[]> {
  const tenants = await db.withTenant(noTenant, (tx) => tenantStore.all(tx));
  return Promise.all(
    tenants.map(async (tenant) => ({ tenant, config: await db.withTenant(tenant.id, (tx) => configStore.read(tx)) })),
  );
}
