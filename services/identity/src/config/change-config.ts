import { type Config, configChanged } from '@theke/contracts/identity/config';
import type { Database } from '@theke/kit/database/database';
import { conflict } from '@theke/kit/problem';
import { withLooks } from '@theke/kit/resource/picture-looks';
import { configStore } from './config-store.ts';

export const loadConfig = (db: Database, tenant: string): Promise<Config> =>
  db.withTenant(tenant, (tx) => configStore.read(tx));

/**
 * Stores and publishes the configuration. Whether the shop needs legal texts to open cannot be changed here. @throws
 * STALE_VERSION after a concurrent change
 */
export const changeConfig = (db: Database, tenant: string, { version, ...doc }: Config): Promise<Config> =>
  db.withTenant(tenant, async (tx) => {
    const { needsLegalTexts } = await configStore.read(tx);
    const config = await configStore.update(tx, version, { ...(await withLooks(tx, doc)), needsLegalTexts });
    if (!config)
      throw conflict('STALE_VERSION', 'Jemand hat inzwischen etwas geändert. Bitte laden Sie neu.', 'version');
    tx.publish(configChanged(tenant, config.version, { id: tenant, config }));
    return config;
  });
