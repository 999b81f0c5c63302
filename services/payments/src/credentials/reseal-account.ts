import type { Database } from '@theke/kit/database/database';
import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import type { KeyRing } from '@theke/kit/secrets/key-ring';
import { accountStore } from './account-store.ts';

/** Timer that checks whether credentials are encrypted with the current key. */
export const resealTimer = 'reseal-account';

/** Interval of the check in ms; an old key is needed that long after a rotation. */
export const resealsEvery = 86_400_000;

/** Runs once a day per account, because no request sees all tenants. */
export const resealAccount = ({ db, ring, now }: { db: Database; ring: KeyRing; now: () => Date }): TimerHandler => ({
  name: resealTimer,
  run: ({ tenant, subject }) =>
    db.withTenant(tenant, async (tx) => {
      await accountStore(ring, tenant).reseal(tx, subject);
      setTimer(tx, { name: resealTimer, subject, at: new Date(now().getTime() + resealsEvery) });
    }),
});
