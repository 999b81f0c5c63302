import { workingActivityState } from '@theke/contracts/time-tracking/working-events';
import type { Database } from '@theke/kit/database/database';
import { createSnapshots } from '@theke/kit/events/create-snapshots';
import type { Snapshots } from '@theke/kit/events/replay';
import { changedFact } from './activity-facts.ts';
import { activityStore } from './activity-store.ts';

/** Snapshots of all activities for new consumers. */
export const activitySnapshots = (db: Database): Snapshots =>
  createSnapshots({ changed: workingActivityState.snapshot, liveAfter: activityStore.after, toFact: changedFact }, db);
