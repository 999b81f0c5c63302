import type { Resource } from '@theke/contracts/resource';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Snapshots } from '../events/replay.ts';
import { snapshotsOf } from '../events/snapshots-of.ts';
import type { ResourceStore } from './resource-store.ts';

/** The snapshots of a resource. */
export const resourceSnapshots = <S extends z.ZodObject>(
  { events: { changed, deleted } }: Resource<S>,
  { liveAfter }: ResourceStore<S>,
  db: Database,
): Snapshots =>
  snapshotsOf({ changed, deleted, liveAfter, tell: (entity) => changed(entity.id, entity.version, entity) }, db);
