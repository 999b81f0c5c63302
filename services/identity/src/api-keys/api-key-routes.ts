import * as contract from '@theke/contracts/identity/api-key';
import type { Database } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { apiKeyStore } from './api-key-store.ts';
import { checkApiKey } from './check-api-key.ts';
import { createApiKey, rotateApiKey } from './make-api-key.ts';

type Deps = { db: Database; now: () => Date; newId: () => string };

export const apiKeyRoutes = (deps: Deps): Route[] => [
  route(contract.listApiKeys, ({ tenant, query }) => deps.db.withTenant(tenant, (tx) => apiKeyStore.list(tx, query))),
  route(contract.createApiKey, ({ tenant, body }) => createApiKey(deps, tenant, body)),
  route(contract.rotateApiKey, ({ tenant, params, body }) => rotateApiKey(deps, tenant, { ...params, ...body })),
  route(contract.deleteApiKey, ({ tenant, params }) =>
    deps.db.withTenant(tenant, async (tx) => {
      const removed = await apiKeyStore.remove(tx, params.id);
      if (!removed) throw unknown('Der API-Schlüssel');
      tx.publish(contract.apiKeyDeleted(removed.id, removed.version, { id: removed.id }));
      return undefined;
    }),
  ),
  route(contract.checkApiKey, ({ tenant, body }) => checkApiKey(deps, tenant, body.key)),
];
