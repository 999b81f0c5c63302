import type { SignageDevice } from '@theke/contracts/signage/device';
import type { Database } from '@theke/kit/database/database';
import { withExpiry } from '../commands/command-decisions.ts';
import { commandStore } from '../commands/command-store.ts';
import { readEntities } from '../screens/read-shop-facts.ts';
import type { ScreenCache } from '../screens/screen-cache.ts';
import { screenshotStore } from './screenshot-store.ts';
import { availabilityPeriod, type TvFacts } from './tv-facts.ts';
import type { TvHeartbeats } from './tv-heartbeats.ts';
import { tvStore } from './tv-store.ts';

export type ReadTvDeps = { db: Database; now: () => Date; cache: ScreenCache; heartbeats: TvHeartbeats };

/**
 * Everything known about the TVs of a business, sorted by branch and name.
 * @param isWanted which ones. Default: all
 */
export async function readTvs(
  { db, now, cache, heartbeats }: ReadTvDeps,
  tenant: string,
  isWanted: (device: SignageDevice) => boolean = () => true,
): Promise<TvFacts[]> {
  await heartbeats.flush();
  const screens = await cache.screens(tenant);
  const at = now();
  const nameOf = ({ branch, name }: SignageDevice) => `${screens.facts.branches.get(branch.id)?.name ?? ''} ${name}`;
  return db.withTenant(tenant, async (tx) => {
    const devices = (await readEntities<SignageDevice>(tx, 'digital_signage_devices')).filter(isWanted);
    const ids = devices.map(({ id }) => id);
    const [rows, hours, screenshots, commands] = await Promise.all([
      tvStore.all(tx),
      tvStore.minutesHeard(tx, new Date(at.getTime() - availabilityPeriod)),
      screenshotStore.list(tx, ids),
      commandStore.list(tx, ids),
    ]);
    const rowsById = new Map(rows.map((row) => [row.id, row]));
    return devices
      .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'de'))
      .map((device) => ({
        device,
        screen: screens.byId.get(device.id),
        row: rowsById.get(device.id),
        hours: hours.get(device.id) ?? new Map(),
        screenshots: screenshots.get(device.id) ?? [],
        commands: (commands.get(device.id) ?? []).map((command) => withExpiry(command, at)),
      }));
  });
}
