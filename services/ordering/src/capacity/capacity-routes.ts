import type { Branch } from '@theke/contracts/catalog/branch';
import {
  listSlotUse,
  listSoldOut,
  listStock,
  readCapacity,
  readSlotLimit,
  setSlotLimit,
  setSoldOut,
  setStock,
  slotLimitSet,
  soldOutTodaySet,
  stockSet,
} from '@theke/contracts/ordering/capacity';
import { accessibleBranches, isReached } from '@theke/contracts/permissions';
import type { Transaction } from '@theke/kit/database/database';
import { type Call, type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { businessDayEnd } from '@theke/rules/hours/business-day-end';
import { waitMinutes } from '@theke/rules/hours/expected-time';
import { toSlotStart } from '@theke/rules/hours/free-slots';
import type { OfferCache } from '../offer/offer-cache.ts';
import { offerCopies } from '../offer/offer-copies.ts';
import { offerStore } from '../offer/offer-store.ts';
import { promiseStore } from '../promises/promise-store.ts';
import { capacityStore } from './capacity-store.ts';
import { soldOutTodayStore } from './sold-out-today-store.ts';

const dayMs = 24 * 60 * 60_000;

type Deps = ServiceBase<unknown> & { offers: OfferCache };

/** Routes for a branch's stock and slot limits: staff edit them, guests read the result. */
export function capacityRoutes({ db, now, offers }: Deps): Route[] {
  return [
    route(readCapacity, ({ tenant, params: { branchId } }) =>
      db.atOnce(tenant, async (tx) => {
        const at = now();
        const [branch, stock, limit, full, open, added] = await Promise.all([
          offerStore.findBranch(tx, branchId),
          capacityStore.stock(tx, branchId),
          capacityStore.slotLimit(tx, branchId),
          // Starts from the longest possible slot (60 minutes), so that the current slot is included.
          capacityStore.fullSlots(tx, branchId, toSlotStart(at, 60)),
          promiseStore.openOrders(tx, branchId, at),
          promiseStore.addedMinutes(tx, branchId, at),
        ]);
        if (!branch) throw unknown('Die Filiale');
        return {
          soldOut: stock.filter(({ remaining }) => remaining <= 0).map(({ product }) => product),
          slotMinutes: limit?.minutes ?? null,
          fullSlots: full.map((slot) => slot.toISOString()),
          waitMinutes: waitMinutes(branch, open, added.minutes),
        };
      }),
    ),
    route(listSoldOut, ({ tenant, access }) =>
      db.withTenant(tenant, (tx) => capacityStore.soldOut(tx, accessibleBranches(access))),
    ),
    route(listStock, (call) => withBranch(call, (tx, { id }) => capacityStore.stock(tx, id))),
    route(setStock, (call) =>
      withBranch(call, async (tx, { id: branch }) => {
        const { productId: product } = call.params;
        if (!(await offerStore.findProduct(tx, product))) throw unknown('Das Produkt');
        const { remaining } = call.body;
        offers.forget(call.tenant);
        const version = await capacityStore.setStock(tx, branch, product, remaining);
        tx.publish(stockSet(product, version, { branch, product, remaining }));
        return capacityStore.stock(tx, branch);
      }),
    ),
    route(setSoldOut, (call) =>
      withBranch(call, async (tx, { id: branch, ...hours }) => {
        const { products, isSoldOut } = call.body;
        const ids = [...new Set(products)];
        offers.forget(call.tenant);
        if (isSoldOut && (await offerCopies.stores.products.count(tx, ids)) < ids.length) throw unknown('Das Produkt');
        const until = isSoldOut ? businessDayEnd(hours, now()) : null;
        const changed = until
          ? await soldOutTodayStore.mark(tx, branch, ids, until)
          : await soldOutTodayStore.release(tx, branch, { products: ids });
        for (const { product, version } of changed)
          tx.publish(soldOutTodaySet(product, version, { branch, product, until: until?.toISOString() ?? null }));
        return capacityStore.stock(tx, branch);
      }),
    ),
    route(readSlotLimit, (call) =>
      withBranch(call, async (tx, { id: branch }) => (await capacityStore.slotLimit(tx, branch)) ?? null),
    ),
    route(listSlotUse, (call) =>
      withBranch(call, async (tx, { id: branch }) => {
        const limit = await capacityStore.slotLimit(tx, branch);
        if (!limit) return [];
        const from = toSlotStart(now(), limit.minutes);
        return capacityStore.slotUse(tx, branch, { from, until: new Date(from.getTime() + dayMs) });
      }),
    ),
    route(setSlotLimit, (call) =>
      withBranch(call, async (tx, { id: branch }) => {
        const { limit } = call.body;
        offers.forget(call.tenant);
        const version = await capacityStore.setSlotLimit(tx, branch, limit);
        tx.publish(slotLimitSet(branch, version, { branch, limit }));
        return limit;
      }),
    ),
  ];

  /** @throws Problem 404 if the branch does not belong to the caller's scope */
  function withBranch<T>(
    { tenant, access, params }: Pick<Call<typeof listStock>, 'tenant' | 'access' | 'params'>,
    work: (tx: Transaction, branch: Branch) => Promise<T>,
  ): Promise<T> {
    const { branchId } = params;
    return db.withTenant(tenant, async (tx) => {
      const branch = isReached(access, { branch: branchId }) ? await offerStore.findBranch(tx, branchId) : undefined;
      if (!branch) throw unknown('Die Filiale');
      return work(tx, branch);
    });
  }
}
