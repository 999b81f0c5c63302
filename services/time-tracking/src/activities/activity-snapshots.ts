import { workingActivityState } from '@theke/contracts/time-tracking/working-events';
import type { Database } from '@theke/kit/database/database';
import type { Snapshots } from '@theke/kit/events/replay';
import { snapshotsOf } from '@theke/kit/events/snapshots-of';
import { changedFact } from './activity-facts.ts';
import { activityStore } from './activity-store.ts';

/** Snapshots of all activities for new consumers. */
export const activitySnapshots = (db: Database): Snapshots =>
  snapshotsOf({ changed: workingActivityState.snapshot, liveAfter: activityStore.after, tell: changedFact }, db);
