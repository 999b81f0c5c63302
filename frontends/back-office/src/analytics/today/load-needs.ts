import type { OfficeApi } from '@theke/admin/api/office-api.ts';
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
};

export async function loadNeeds(api: OfficeApi, signal: AbortSignal): Promise<Needs> {
  const [devices, soldOut, off] = await Promise.all([
    api(listDevicesInNeed, {}, signal),
    api(listSoldOut, {}, signal),
    api(products.endpoints.list, { query: { filter: { isEnabled: 'false' }, page: 1, pageSize: 1 } }, signal),
  ]);
  return {
    devices,
    soldOut: soldOut.map(({ branch, products: gone }) => ({ branch: branch.id, count: gone.length })),
    switchedOff: off.meta.total,
  };
}
