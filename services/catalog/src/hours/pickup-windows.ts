import { branches } from '@theke/contracts/catalog/branch';
import { listPickupWindows } from '@theke/contracts/catalog/pickup-windows';
import { products } from '@theke/contracts/catalog/product';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { postgresResourceStore } from '@theke/kit/resource/postgres-resource-store';
import type { ServiceBase } from '@theke/kit/service';
import { pickupWindows } from '@theke/rules/hours/pickup-slots';
import { offersType } from '@theke/rules/orders/order-types';

/** `GET /branches/:id/pickup-windows` (SLOT-04). */
export function pickupWindowRoute({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route {
  const branchStore = postgresResourceStore(branches);
  const productStore = postgresResourceStore(products);
  return route(listPickupWindows, async ({ tenant, params, query: { orderType, products: ids } }) => {
    const { branch, inCart } = await db.withTenant(tenant, async (tx) => ({
      branch: await branchStore.find(tx, params.id),
      inCart: ids ? (await productStore.list(tx, { page: 1, pageSize: 500, ids }, true)).data : [],
    }));
    if (!branch) throw unknown(branches.label.one);
    if (!branch.isPublic || !offersType(branch, orderType)) return [];
    return pickupWindows({ branch, orderType, products: inCart, now: now() }).map(({ from, to }) => ({
      from: from.toISOString(),
      to: to.toISOString(),
    }));
  });
}
