import type { Branch } from '@theke/contracts/catalog/branch';
import type { Device, DeviceNeed } from '@theke/contracts/notifications/device';
import { isAlive } from '@theke/rules/devices/is-alive';
import { isOrderable } from '@theke/rules/hours/opening-status';

/** What is known of a device that is in use. */
export type WatchedDevice = {
  device: Pick<Device, 'id' | 'name' | 'branch' | 'type'>;
  seenAt: Date | null;
  status: string | null;
  /** Papers of open orders that were given up, or wait too long, and since when the oldest does. */
  papers: { count: number; since: Date | null };
};

/** Star's codes that begin with 2 say that the printer is there, low paper among them. */
const canPrint = (status: string) => /^(OK|2)/i.test(status);

/**
 * Whether somebody has to go to a device, and why. What a printer says of itself explains what did not come out, so it stands before it. One that
 * nobody expects to be there is left alone: one that was never heard of is being set up, and a closed branch has its tablets switched off. A
 * printer that we call is heard of only when it prints, so its silence means nothing.
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
