import { soldOutTodaySet } from '@theke/contracts/ordering/capacity';
import type { Database } from '@theke/kit/database/database';
import type { TimerHandler } from '@theke/kit/events/timers';
import type { OfferCache } from '../offer/offer-cache.ts';
import { soldOutEnds, soldOutTodayStore } from './sold-out-today-store.ts';

type Deps = { db: Database; now: () => Date; offers: OfferCache };

/** Makes the products of a branch available again that were sold out until its business day ended (STOCK-01). */
export const endSoldOut = ({ db, now, offers }: Deps): TimerHandler => ({
  name: soldOutEnds,
  run: ({ tenant, subject: branch }) =>
    db.withTenant(tenant, async (tx) => {
      offers.forget(tenant);
      for (const { product, version } of await soldOutTodayStore.release(tx, branch, { endedBy: now() }))
        tx.publish(soldOutTodaySet(product, version, { branch, product, until: null }));
    }),
});
