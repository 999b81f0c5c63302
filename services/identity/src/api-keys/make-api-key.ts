import { type ApiKey, type ApiKeyDraft, apiKeyChanged, type NewApiKey } from '@theke/contracts/identity/api-key';
import type { Database } from '@theke/kit/database/database';
import { conflict, unknown } from '@theke/kit/problem';
import { newSecret } from '../secret.ts';
import { apiKeyStore } from './api-key-store.ts';

/** The prefix identifies the key, also for secret scanners of logs and repositories. */
const newKey = () => `thk_${newSecret()}`;

const changed = ({ id, version, name, branch, purpose, expiresAt }: ApiKey) =>
  apiKeyChanged(id, version, { id, name, branch, purpose, expiresAt });

type Deps = { db: Database; now: () => Date; newId: () => string };

/** Creates a key; this response is the only place where it is shown. */
export function createApiKey(deps: Deps, tenant: string, draft: ApiKeyDraft): Promise<NewApiKey> {
  const key = newKey();
  return deps.db.withTenant(tenant, async (tx) => {
    const made = await apiKeyStore.insert(tx, deps.newId(), draft, key, deps.now());
    tx.publish(changed(made));
    return { ...made, key };
  });
}

/** Replaces the key; the old one is refused from now on. @throws Problem 404, 409 STALE_VERSION */
export function rotateApiKey(
  { db }: Pick<Deps, 'db'>,
  tenant: string,
  { id, version }: { id: string; version: number },
): Promise<NewApiKey> {
  const key = newKey();
  return db.withTenant(tenant, async (tx) => {
    const made = await apiKeyStore.replaceKey(tx, id, version, key);
    if (made) {
      tx.publish(changed(made));
      return { ...made, key };
    }
    if (!(await apiKeyStore.find(tx, id))) throw unknown('Der API-Schlüssel');
    throw conflict('STALE_VERSION', 'Jemand hat den Schlüssel inzwischen erneuert. Bitte laden Sie neu.', 'version');
  });
}
