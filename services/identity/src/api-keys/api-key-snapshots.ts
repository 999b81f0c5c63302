import { apiKeyChanged, apiKeyDeleted } from '@theke/contracts/identity/api-key';
import type { Database } from '@theke/kit/database/database';
import type { Snapshots } from '@theke/kit/events/replay';
import { snapshotsOf } from '@theke/kit/events/snapshots-of';
import { apiKeyStore } from './api-key-store.ts';

/** Which keys there are, and which there are no more; nothing of the keys themselves. */
export const apiKeySnapshots = (db: Database): Snapshots =>
  snapshotsOf(
    {
      changed: apiKeyChanged,
      deleted: apiKeyDeleted,
      liveAfter: apiKeyStore.liveAfter,
      tell: ({ id, version, name, branch, purpose, expiresAt }) =>
        apiKeyChanged(id, version, { id, name, branch, purpose, expiresAt }),
    },
    db,
  );
