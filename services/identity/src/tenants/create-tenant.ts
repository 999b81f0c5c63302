import { configChanged, configDraft } from '@theke/contracts/identity/config';
import { type Tenant, tenantChanged } from '@theke/contracts/identity/tenant';
import type { Database } from '@theke/kit/database/database';
import type { z } from 'zod';
import { configStore } from '../config/config-store.ts';
import { tenantStore } from './tenant-store.ts';

export type CreateTenant = {
  name: string;
  hosts: readonly string[];
  isDemo: boolean;
  config: z.input<typeof configDraft>;
};

/** A new business with its host names and its configuration. @throws when a host name is taken */
export function createTenant(deps: { db: Database; newId: () => string }, command: CreateTenant): Promise<Tenant> {
  const tenant: Tenant = {
    id: deps.newId(),
    name: command.name,
    hosts: [...command.hosts],
    isDemo: command.isDemo,
    version: 1,
  };
  return deps.db.withTenant(tenant.id, async (tx) => {
    await tenantStore.insert(tx, tenant);
    const config = await configStore.insert(tx, configDraft.parse(command.config));
    tx.publish(
      tenantChanged(tenant.id, tenant.version, tenant),
      configChanged(tenant.id, config.version, { id: tenant.id, config }),
    );
    return tenant;
  });
}
