import {
  closeDay as closeDayEndpoint,
  type DayCloseDetail,
  listDayCloses,
  readDayClose,
  readOpenPeriod as readOpenPeriodEndpoint,
} from '@theke/contracts/ordering/day-close';
import { accessibleBranches, isReached } from '@theke/contracts/permissions';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { offerStore } from '../offer/offer-store.ts';
import { type CloseDeps, closeDay } from './close-day.ts';
import type { StoredClose } from './day-close.ts';
import { dayCloseStore } from './day-close-store.ts';
import { readOpenPeriod } from './read-open-period.ts';

/** Day closes of branches: for administrators and the managers of the branch (CLOSE-08). */
export function dayCloseRoutes(deps: CloseDeps): Route[] {
  const { db, now } = deps;
  return [
    route(readOpenPeriodEndpoint, ({ tenant, access, params: { branchId } }) =>
      db.withTenant(tenant, async (tx) => {
        const branch = isReached(access, { branch: branchId }) ? await offerStore.findBranch(tx, branchId) : undefined;
        if (!branch) throw unknown('Die Filiale');
        return readOpenPeriod(tx, tenant, branch, now());
      }),
    ),
    route(listDayCloses, ({ tenant, access, query }) =>
      db.withTenant(tenant, (tx) => dayCloseStore.list(tx, query, accessibleBranches(access))),
    ),
    route(closeDayEndpoint, async ({ tenant, access, identity: { user }, body }) => {
      if (!user || !isReached(access, { branch: body.branch.id })) throw unknown('Die Filiale');
      const by = { id: user.id, name: user.name };
      const stored = await closeDay(deps, { tenant, draft: body, by });
      return db.withTenant(tenant, (tx) => detailOf(tx, stored));
    }),
    route(readDayClose, ({ tenant, access, params: { id } }) =>
      db.withTenant(tenant, async (tx) => {
        const stored = await dayCloseStore.find(tx, id, accessibleBranches(access));
        if (!stored) throw unknown('Der Tagesabschluss');
        return detailOf(tx, stored);
      }),
    ),
  ];
}

/** A close with the reasons that its orders still have. */
async function detailOf(tx: Transaction, { close, refunds, cancellations }: StoredClose): Promise<DayCloseDetail> {
  const ids = new Set([...refunds, ...cancellations].map(({ order }) => order.id));
  const reasons = await dayCloseStore.findReasons(tx, [...ids]);
  return {
    ...close,
    refunds: refunds.map(({ index, ...refund }) => ({
      ...refund,
      reason: (index === null ? undefined : reasons.get(refund.order.id)?.refunds[index]) ?? '',
    })),
    cancellations: cancellations.map((canceled) => ({
      ...canceled,
      reason: reasons.get(canceled.order.id)?.canceled ?? '',
    })),
  };
}
