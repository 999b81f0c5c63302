import type { KeyHolder } from '@theke/contracts/identity/api-key';
import type { Database } from '@theke/kit/database/database';
import { unknown } from '@theke/kit/problem';
import { apiKeyStore } from './api-key-store.ts';

const minute = 60_000;

/**
 * Permissions of a key. Its last use is stored to the minute, because a write per request would cost a transaction
 * each.
 */
export function checkApiKey(
  { db, now }: { db: Database; now: () => Date },
  tenant: string,
  key: string,
): Promise<KeyHolder> {
  const at = now().getTime();
  const thisMinute = new Date(at - (at % minute));
  return db.withTenant(tenant, async (tx) => {
    const found = await apiKeyStore.findByKey(tx, key);
    if (!found || (found.expiresAt && Date.parse(found.expiresAt) <= at)) throw unknown('Der API-Schlüssel');
    if (found.lastUsedAt !== thisMinute.toISOString()) await apiKeyStore.used(tx, found.id, thisMinute);
    return { id: found.id, name: found.name, purpose: found.purpose, branch: found.branch.id };
  });
}
