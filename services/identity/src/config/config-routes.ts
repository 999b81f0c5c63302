import { configChanged, readConfig, saveConfig } from '@theke/contracts/identity/config';
import type { Database } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { conflict } from '@theke/kit/problem';
import { withLooks } from '@theke/kit/resource/picture-looks';
import { configStore } from './config-store.ts';

export const configRoutes = (db: Database): Route[] => [
  route(readConfig, ({ tenant }) => db.withTenant(tenant, (tx) => configStore.read(tx))),
  route(saveConfig, ({ tenant, body: { version, ...doc } }) =>
    db.withTenant(tenant, async (tx) => {
      const config = await configStore.update(tx, version, await withLooks(tx, doc));
      if (!config)
        throw conflict('STALE_VERSION', 'Jemand hat inzwischen etwas geändert. Bitte laden Sie neu.', 'version');
      tx.publish(configChanged(tenant, config.version, { id: tenant, config }));
      return config;
    }),
  ),
];
