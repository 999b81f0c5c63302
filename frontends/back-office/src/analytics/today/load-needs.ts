import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { products } from '@theke/contracts/catalog/product';
import { type DeviceNeed, listDevicesInNeed } from '@theke/contracts/notifications/device';
import { listSoldOut } from '@theke/contracts/ordering/capacity';
import { listTvsInNeed, type TvNeed } from '@theke/contracts/signage/device';
import { listAbsences } from '@theke/contracts/time-tracking/absence';

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
  /** Number of requests for days off that the user may decide. */
  absences: number;
};

type Options = {
  /** Due date of leads (ISO 8601); undefined without permission to read them. */
  dueUntil: string | undefined;
  /** Whether the user decides about absences, and whose they must not decide about; undefined if they do not. */
  absencesBut: { user: string | undefined } | undefined;
};

const one = { page: 1, pageSize: 1 };

export async function loadNeeds(
  api: OfficeApi,
  { dueUntil, absencesBut }: Options,
  signal: AbortSignal,
): Promise<Needs> {
  const [devices, tvs, soldOut, off, due, asked] = await Promise.all([
    api(listDevicesInNeed, {}, signal),
    // The page about orders works without the services of TVs and of working time.
    api(listTvsInNeed, {}, signal).catch(() => []),
    api(listSoldOut, {}, signal),
    api(products.endpoints.list, { query: { filter: { isEnabled: 'false' }, ...one } }, signal),
    dueUntil && api(analyticsLeads.endpoints.list, { query: { filter: { dueAtUntil: dueUntil }, ...one } }, signal),
    absencesBut &&
      api(listAbsences, { query: { filter: { state: 'requested' }, pageSize: 100 } }, signal).catch(() => undefined),
  ]);
  return {
    devices,
    tvs,
    soldOut: soldOut.map(({ branch, products }) => ({ branch: branch.id, count: products.length })),
    switchedOff: off.meta.total,
    leads: due ? due.meta.total : 0,
    absences: asked ? asked.meta.total - asked.data.filter(({ user }) => user.id === absencesBut?.user).length : 0,
  };
}
