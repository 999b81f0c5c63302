import type { Database } from '@theke/kit/database/database';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import { newsletterStore } from '../newsletter/newsletter-store.ts';
import { unconfirmedSince } from '../newsletter/subscribe.ts';
import { sessionMs } from './account.ts';
import { accountStore } from './account-store.ts';

/** Job that deletes expired codes, sessions and counters, and unconfirmed newsletter requests. */
export const deleteExpiredLogins = ({ db, now }: { db: Database; now: () => Date }): Job =>
  everyTenant('24 h', {
    name: 'delete expired logins of guests',
    run: (tenant) =>
      db.withTenant(tenant, async (tx) => {
        const at = now();
        await accountStore.removeExpired(tx, { now: at, since: new Date(at.getTime() - sessionMs) });
        await newsletterStore.removeExpired(tx, unconfirmedSince(at));
      }),
  });
