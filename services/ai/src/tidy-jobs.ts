import type { Database } from '@theke/kit/database/database';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import type { KeyRing } from '@theke/kit/secrets/key-ring';
import { jobStore } from './jobs/job-store.ts';
import { settingsStore } from './settings/settings-store.ts';

const day = 24 * 60 * 60_000;
/** Jobs with their prompts and results are kept this long. Sums of months stay. */
const keptFor = 90 * day;

/** Deletes old jobs, and encrypts keys with the platform's current key. */
export const tidyJobs = ({ db, ring, now }: { db: Database; ring: KeyRing; now: () => Date }): Job =>
  everyTenant('1 h', {
    name: 'tidy generations',
    run: (tenant) =>
      db.withTenant(tenant, async (tx) => {
        jobStore.forget(tx, new Date(now().getTime() - keptFor));
        await settingsStore(ring, tenant).reseal(tx);
      }),
  });
