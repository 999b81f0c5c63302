import type { Database } from '@theke/kit/database/database';
import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import { accountStore } from './account-store.ts';
import type { KeyRing } from './key-ring.ts';

/** Rings when it is to be seen whether the credentials still lie under today's key. */
export const resealTimer = 'reseal-account';

/** How long an old key has to stay beside the new one, in ms. */
export const resealsEvery = 86_400_000;

/** Once a day: no request ever sees all tenants, so each account looks after itself. */
export const resealAccount = ({ db, ring, now }: { db: Database; ring: KeyRing; now: () => Date }): TimerHandler => ({
  name: resealTimer,
  run: ({ tenant, subject }) =>
    db.withTenant(tenant, async (tx) => {
      await accountStore(ring, tenant).reseal(tx, subject);
      setTimer(tx, { name: resealTimer, subject, at: new Date(now().getTime() + resealsEvery) });
    }),
});
