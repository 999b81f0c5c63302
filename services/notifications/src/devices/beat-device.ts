import { type Device, devices } from '@theke/contracts/notifications/device';
import { type Access, isReached } from '@theke/contracts/permissions';
import type { Database } from '@theke/kit/database/database';
import { Problem, unknown } from '@theke/kit/problem';
import { shopStore } from '../shop/shop-store.ts';
import type { DeviceUseCases } from './device-hooks.ts';
import { deviceStateStore } from './device-state-store.ts';
import { deviceStore } from './device-store.ts';

/** In ms: six missed heartbeats; an active tablet sends one every 20 s. */
const silentAfterMs = 120_000;

type Deps = { db: Database; now: () => Date; useCases: DeviceUseCases };
type Beat = { branch: string; identifier: string; name: string };

/**
 * Heartbeat of a tablet's page. Registers a new tablet; its page generated the identifier for this branch. A browser
 * that lost its identifier sends a new one: it takes over the silent tablet of the same name instead of registering
 * twice. A requested notice is returned once; a log request is returned until the log arrives.
 * @throws Problem 404 if the branch is out of scope, or the tablet is disabled or belongs to another branch
 */
export async function beat(deps: Deps, tenant: string, access: Access, { branch, ...sent }: Beat) {
  const find = () => deps.db.withTenant(tenant, (tx) => deviceStore.findByIdentifier(tx, sent.identifier));
  const knownBranch =
    isReached(access, { branch }) && (await deps.db.withTenant(tenant, (tx) => shopStore.branch(tx, branch)));
  if (!knownBranch) throw unknown('Die Filiale');

  async function enter(): Promise<Device | undefined> {
    try {
      return await deps.useCases.createFrom(tenant, { ...sent, branch: { id: branch }, type: 'frontdesk' });
    } catch (error) {
      // Two first heartbeats of a new tablet arrived concurrently.
      if (error instanceof Problem && error.faults[0]?.code === 'NOT_UNIQUE') return find();
      throw error;
    }
  }

  async function takeUp(): Promise<Device | undefined> {
    const before = new Date(deps.now().getTime() - silentAfterMs);
    const silent = await deps.db.withTenant(tenant, (tx) =>
      deviceStore.silentTablet(tx, { branch, name: sent.name, before }),
    );
    if (!silent) return undefined;
    const { id, createdAt, updatedAt, ...draft } = silent;
    try {
      return await deps.useCases.update(tenant, id, { ...draft, identifier: sent.identifier });
    } catch (error) {
      // A concurrent heartbeat of this or another tablet was first.
      if (error instanceof Problem) return find();
      throw error;
    }
  }

  const device = (await find()) ?? (await takeUp()) ?? (await enter());
  if (device?.branch.id !== branch || device.type !== 'frontdesk' || !device.isEnabled)
    throw unknown(devices.label.one);
  return deps.db.withTenant(tenant, async (tx) => {
    const { noticeAskedAt, logAskedAt } = await deviceStateStore.find(tx, device.id);
    const at = deps.now();
    deviceStateStore.seen(tx, device.id, { at, status: null, unless: at });
    if (noticeAskedAt) deviceStateStore.noticeShown(tx, device.id);
    return { device: { id: device.id }, isNoticeWanted: noticeAskedAt !== null, isLogWanted: logAskedAt !== null };
  });
}
