import { apiKeyChanged, apiKeyDeleted } from '@theke/contracts/identity/api-key';
import type { Database } from '@theke/kit/database/database';
import { createSnapshots } from '@theke/kit/events/create-snapshots';
import type { Snapshots } from '@theke/kit/events/replay';
import { apiKeyStore } from './api-key-store.ts';

/** Snapshots of all keys and of deleted ones, without the secrets. */
export const apiKeySnapshots = (db: Database): Snapshots =>
  createSnapshots(
    {
      changed: apiKeyChanged,
      deleted: apiKeyDeleted,
      liveAfter: apiKeyStore.liveAfter,
      toFact: ({ id, version, name, branch, purpose, expiresAt }) =>
        apiKeyChanged(id, version, { id, name, branch, purpose, expiresAt }),
    },
    db,
  );
