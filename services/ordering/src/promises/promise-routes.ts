import type { Branch } from '@theke/contracts/catalog/branch';
import { minutesAdded, readAddedMinutes, readPunctuality, setAddedMinutes } from '@theke/contracts/ordering/promise';
import { isReached } from '@theke/contracts/permissions';
import type { Transaction } from '@theke/kit/database/database';
import { type Call, type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { addDays, instantOf, startOf } from '@theke/rules/time/local-time';
import type { OfferCache } from '../offer/offer-cache.ts';
import { offerStore } from '../offer/offer-store.ts';
import { isPromiseKept } from './is-promise-kept.ts';
import { promiseStore } from './promise-store.ts';

type Deps = ServiceBase<unknown> & { offers: OfferCache };

const hour = 3_600_000;

/** Routes for minutes that staff add to a branch's promises, and statistics of kept promises. */
export function promiseRoutes({ db, now, offers }: Deps): Route[] {
  return [
    route(readAddedMinutes, (call) => withBranch(call, (tx, { id }) => promiseStore.addedMinutes(tx, id, now()))),
    route(setAddedMinutes, (call) =>
      withBranch(call, async (tx, { id: branch }) => {
        const { minutes } = call.body;
        const until = new Date(now().getTime() + (minutes > 0 ? hour : 0));
        const added = { minutes, until: minutes > 0 ? until.toISOString() : null };
        offers.forget(call.tenant);
        const version = await promiseStore.setAddedMinutes(tx, branch, minutes, until);
        tx.publish(minutesAdded(branch, version, { branch, ...added }));
        return added;
      }),
    ),
    route(readPunctuality, (call) =>
      withBranch(call, async (tx, branch) => {
        const { date } = call.params;
        const [from, until] = [date, addDays(date, 1)].map((day) => new Date(instantOf(zoneOf(branch), startOf(day))));
        const orders = await promiseStore.findPromised(tx, branch.id, from as Date, until as Date);
        const results = orders.map(isPromiseKept).filter((each) => each !== undefined);
        return { promised: results.length, kept: results.filter(Boolean).length };
      }),
    ),
  ];

  /** @throws Problem 404 if the branch does not belong to the caller's scope */
  function withBranch<T>(
    { tenant, access, params: { branchId } }: Pick<Call<typeof readAddedMinutes>, 'tenant' | 'access' | 'params'>,
    work: (tx: Transaction, branch: Branch) => Promise<T>,
  ): Promise<T> {
    return db.withTenant(tenant, async (tx) => {
      const branch = isReached(access, { branch: branchId }) ? await offerStore.findBranch(tx, branchId) : undefined;
      if (!branch) throw unknown('Die Filiale');
      return work(tx, branch);
    });
  }
}
