import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { products } from '@theke/contracts/catalog/product';
import { type DeviceNeed, listDevicesInNeed } from '@theke/contracts/notifications/device';
import { listSoldOut } from '@theke/contracts/ordering/capacity';

/** What somebody has to see to besides orders. */
export type Needs = {
  devices: readonly DeviceNeed[];
  /** How many products of each branch are limited there and sold out. */
  soldOut: readonly { branch: string; count: number }[];
  /** How many products staff have taken off everywhere. */
  switchedOff: number;
  /** How many leads somebody has to see to today, and those of days before. */
  leads: number;
};

const one = { page: 1, pageSize: 1 };

/** @param dueUntil until when leads are due (ISO 8601); undefined for whoever may not read them */
export async function loadNeeds(api: OfficeApi, dueUntil: string | undefined, signal: AbortSignal): Promise<Needs> {
  const [devices, soldOut, off, due] = await Promise.all([
    api(listDevicesInNeed, {}, signal),
    api(listSoldOut, {}, signal),
    api(products.endpoints.list, { query: { filter: { isEnabled: 'false' }, ...one } }, signal),
    dueUntil && api(analyticsLeads.endpoints.list, { query: { filter: { dueAtUntil: dueUntil }, ...one } }, signal),
  ]);
  return {
    devices,
    soldOut: soldOut.map(({ branch, products: gone }) => ({ branch: branch.id, count: gone.length })),
    switchedOff: off.meta.total,
    leads: due ? due.meta.total : 0,
  };
}
