import type { Branch } from '@theke/contracts/catalog/branch';
import type { Device, DeviceNeed } from '@theke/contracts/notifications/device';
import { isAlive } from '@theke/rules/devices/is-alive';
import { isOrderable } from '@theke/rules/hours/opening-status';

/** State of an enabled device. */
export type WatchedDevice = {
  device: Pick<Device, 'id' | 'name' | 'branch' | 'type'>;
  seenAt: Date | null;
  status: string | null;
  /** Given-up or overdue jobs of open orders, and the time of the oldest. */
  papers: { count: number; since: Date | null };
};

/** Star status codes starting with 2 mean online, including low paper. */
const canPrint = (status: string) => /^(OK|2)/i.test(status);

/**
 * Returns whether staff have to check a device, and why. A printer's own status explains unprinted jobs, so it comes
 * first. Ignores devices that are not expected online: never seen (still being set up), or in a closed branch. A
 * printer that we connect to is seen only when it prints, so its silence means nothing.
 */
export function needOfDevice(
  { device, seenAt, status, papers }: WatchedDevice,
  branch: Branch | undefined,
  now: Date,
): DeviceNeed | undefined {
  const { id, name, type } = device;
  const lastSeen = seenAt?.toISOString() ?? null;
  const isThere = isAlive(lastSeen, now);
  const need = (reason: DeviceNeed['reason'], since: string, says: string | null = null): DeviceNeed => ({
    device: { id },
    name,
    branch: device.branch,
    type,
    reason,
    says,
    since,
    papers: papers.count,
  });
  if (lastSeen && isThere && status && !canPrint(status)) return need('reports', lastSeen, status);
  const isExpected = branch !== undefined && isOrderable(branch, now);
  if (lastSeen && !isThere && isExpected && type !== 'escpos') return need('silent', lastSeen);
  return papers.since ? need('unprinted', papers.since.toISOString()) : undefined;
}
