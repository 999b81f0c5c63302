import { apiKeyChanged, apiKeyDeleted } from '@theke/contracts/identity/api-key';
import type { Database, Transaction } from '@theke/kit/database/database';
import type { Snapshots } from '@theke/kit/events/replay';
import { apiKeyStore } from './api-key-store.ts';

const page = 200;
/** Before every id. */
const start = '00000000-0000-0000-0000-000000000000';

/** Which keys there are, and which there are no more; nothing of the keys themselves. */
export function apiKeySnapshots(db: Database): Snapshots {
  async function* pages<T extends { id: string }>(
    tenant: string,
    read: (tx: Transaction, after: string, most: number) => Promise<T[]>,
  ) {
    for (let after = start; ; ) {
      const rows = await db.withTenant(tenant, (tx) => read(tx, after, page));
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = last.id;
    }
  }
  return {
    types: [apiKeyChanged.type, apiKeyDeleted.type],
    async *facts(tenant) {
      for await (const rows of pages(tenant, apiKeyStore.liveAfter))
        yield rows.map(({ id, version, name, branch, purpose, expiresAt }) =>
          apiKeyChanged(id, version, { id, name, branch, purpose, expiresAt }),
        );
      for await (const rows of pages(tenant, apiKeyStore.tombstonesAfter))
        yield rows.map(({ id, version }) => apiKeyDeleted(id, version, { id }));
    },
  };
}
