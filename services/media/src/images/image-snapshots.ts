import { imageDeleted, imageStored } from '@theke/contracts/media/image';
import type { Database } from '@theke/kit/database/database';
import type { Snapshots } from '@theke/kit/events/replay';
import { snapshotsOf } from '@theke/kit/events/snapshots-of';
import { imageStore } from './image-store.ts';

/** Which pictures there are and how they look, and which there are no more. */
export const imageSnapshots = (db: Database): Snapshots =>
  snapshotsOf(
    {
      changed: imageStored,
      deleted: imageDeleted,
      liveAfter: imageStore.liveAfter,
      tell: (image) => imageStored(image.id, image.version, image),
    },
    db,
  );
