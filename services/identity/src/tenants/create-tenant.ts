import { configChanged, configDraft } from '@theke/contracts/identity/config';
import { type Tenant, tenantChanged } from '@theke/contracts/identity/tenant';
import type { Database, Transaction } from '@theke/kit/database/database';
import type { z } from 'zod';
import { configStore } from '../config/config-store.ts';
import { tenantStore } from './tenant-store.ts';

export type CreateTenant = {
  name: string;
  hosts: readonly string[];
  isDemo: boolean;
  config: z.input<typeof configDraft>;
};

/** Creates a business with host names and configuration. @throws if a host name is taken */
export function createTenant(deps: { db: Database; newId: () => string }, command: CreateTenant): Promise<Tenant> {
  const id = deps.newId();
  return deps.db.withTenant(id, (tx) => insertTenant(tx, id, command));
}

/** Creates a business within a transaction of the new tenant. */
export async function insertTenant(
  tx: Transaction,
  id: string,
  { name, hosts, isDemo, config: draft }: CreateTenant,
): Promise<Tenant> {
  const tenant: Tenant = { id, name, hosts: [...hosts], isDemo, version: 1 };
  await tenantStore.insert(tx, tenant);
  const config = await configStore.insert(tx, configDraft.parse(draft));
  tx.publish(tenantChanged(id, tenant.version, tenant), configChanged(id, config.version, { id, config }));
  return tenant;
}
