import type { Page } from '@theke/contracts/endpoint';
import {
  assignDriver as assignDriverEndpoint,
  listDrivers,
  listStops,
  sortStops as sortStopsEndpoint,
} from '@theke/contracts/ordering/driver-endpoints';
import type { Order as WireOrder } from '@theke/contracts/ordering/order';
import { accessibleBranches } from '@theke/contracts/permissions';
import { type Call, type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { orderStore } from '../orders/order-store.ts';
import { toStaff } from '../orders/order-view.ts';
import { assignDriver } from './assign-driver.ts';
import { driverStore } from './driver-store.ts';
import { sortStops } from './sort-stops.ts';

/** How long delivered orders stay in a driver's list, in ms. */
const listKeeps = 12 * 3_600_000;

/** Routes for the drivers of a branch and a driver's own stops. */
export function driverRoutes(deps: ServiceBase<unknown>): Route[] {
  const { db, now } = deps;

  async function ownStops({ tenant, access, identity }: StopsCall): Promise<Page<WireOrder>> {
    const { user } = identity;
    if (!user) return pageOf([]);
    const since = new Date(now().getTime() - listKeeps);
    const orders = await db.withTenant(tenant, (tx) => orderStore.ofDriver(tx, scopeOf(access), user.id, since));
    return pageOf(orders.map(toStaff));
  }

  return [
    route(listDrivers, ({ tenant, access, query }) =>
      db.withTenant(tenant, async (tx) => {
        const own = accessibleBranches(access);
        const branches = query.branch === undefined ? own : [query.branch].filter((id) => own?.includes(id) ?? true);
        return pageOf(await driverStore.list(tx, branches));
      }),
    ),
    route(assignDriverEndpoint, async ({ tenant, access, params, body }) =>
      toStaff(await assignDriver(deps, { tenant, id: params.id, scope: scopeOf(access) }, body.driver)),
    ),
    route(listStops, ownStops),
    route(sortStopsEndpoint, async (call) => {
      const { user } = call.identity;
      if (user) await sortStops(deps, call.tenant, user.id, call.body.orders);
      return ownStops(call);
    }),
  ];
}

type StopsCall = Pick<Call<typeof listStops>, 'tenant' | 'access' | 'identity'>;

const scopeOf = (access: StopsCall['access']) => {
  const branches = accessibleBranches(access);
  return branches === null || { branches };
};

const pageOf = <T>(data: T[]): Page<T> => ({
  data,
  meta: { total: data.length, isTotalCapped: false, page: 1, pageSize: data.length },
});
