import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { products } from '@theke/contracts/catalog/product';
import { type DeviceNeed, listDevicesInNeed } from '@theke/contracts/notifications/device';
import { listSoldOut } from '@theke/contracts/ordering/capacity';
import { listTvsInNeed, type TvNeed } from '@theke/contracts/signage/device';

/** Tasks for staff other than orders. */
export type Needs = {
  devices: readonly DeviceNeed[];
  tvs: readonly TvNeed[];
  /** Number of limited products that are sold out, by branch. */
  soldOut: readonly { branch: string; count: number }[];
  /** Number of products that staff have switched off for all branches. */
  switchedOff: number;
  /** Number of leads that are due today or overdue. */
  leads: number;
};

const one = { page: 1, pageSize: 1 };

/** @param dueUntil due date of leads (ISO 8601); undefined without permission to read them */
export async function loadNeeds(api: OfficeApi, dueUntil: string | undefined, signal: AbortSignal): Promise<Needs> {
  const [devices, tvs, soldOut, off, due] = await Promise.all([
    api(listDevicesInNeed, {}, signal),
    // The page about orders works without the service of TVs.
    api(listTvsInNeed, {}, signal).catch(() => []),
    api(listSoldOut, {}, signal),
    api(products.endpoints.list, { query: { filter: { isEnabled: 'false' }, ...one } }, signal),
    dueUntil && api(analyticsLeads.endpoints.list, { query: { filter: { dueAtUntil: dueUntil }, ...one } }, signal),
  ]);
  return {
    devices,
    tvs,
    soldOut: soldOut.map(({ branch, products }) => ({ branch: branch.id, count: products.length })),
    switchedOff: off.meta.total,
    leads: due ? due.meta.total : 0,
  };
}
