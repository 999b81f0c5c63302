import { imageDeleted, imageStored } from '@theke/contracts/media/image';
import type { Database } from '@theke/kit/database/database';
import { createSnapshots } from '@theke/kit/events/create-snapshots';
import type { Snapshots } from '@theke/kit/events/replay';
import { imageStore } from './image-store.ts';

/** Snapshots of all pictures with their look, and of deleted ones. */
export const imageSnapshots = (db: Database): Snapshots =>
  createSnapshots(
    {
      changed: imageStored,
      deleted: imageDeleted,
      liveAfter: imageStore.liveAfter,
      toFact: (image) => imageStored(image.id, image.version, image),
    },
    db,
  );
