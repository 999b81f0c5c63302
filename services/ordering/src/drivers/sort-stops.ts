import type { Database } from '@theke/kit/database/database';
import { sortRoute } from '@theke/rules/delivery/route-order';
import { publishStops } from './publish-stops.ts';
import { stopStore } from './stop-store.ts';

/** Sorts a driver's open stops (DELIVERY-06); a repetition publishes nothing. */
export function sortStops(
  { db, now }: { db: Database; now: () => Date },
  tenant: string,
  driver: string,
  requested: readonly string[],
): Promise<void> {
  return db.withTenant(tenant, async (tx) => {
    const present = await stopStore.lockRoute(tx, driver);
    const sorted = sortRoute(present, requested);
    if (sorted.every((id, index) => id === present[index])) return;
    stopStore.number(tx, sorted);
    await publishStops(tx, driver, null, now());
  });
}
