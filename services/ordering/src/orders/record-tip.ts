import type { Database } from '@theke/kit/database/database';
import { Problem } from '@theke/kit/problem';
import { dayCloseStore } from '../day-closes/day-close-store.ts';
import { offerStore } from '../offer/offer-store.ts';
import { changeOrder } from './change-order.ts';
import { returnsTip, tipByGuest, tipByStaff } from './change-tip.ts';
import type { Order } from './order.ts';
import type { AccessScope } from './order-store.ts';

type Deps = { db: Database; now: () => Date };

/** The guest gives, changes or takes back a tip. @throws Problem 404, 409, 422 */
export const giveTip = (deps: Deps, { tenant, id }: { tenant: string; id: string }, tip: number): Promise<Order> =>
  changeOrder(deps, { tenant, id, scope: true }, async (order, at, tx) =>
    tipByGuest(order, tip, { branch: await offerStore.findBranch(tx, order.branch) }, at),
  );

/**
 * Records or gives back a tip. The order is locked, as by a day close: either the close counts the new tip, or the
 * change is refused.
 * @throws Problem 403, 404, 409, 422
 */
export const recordTip = (
  deps: Deps,
  {
    by,
    mayRefund,
    ...target
  }: { tenant: string; id: string; scope: AccessScope; version: number; by: string; mayRefund: boolean },
  tip: number,
): Promise<Order> =>
  changeOrder(deps, target, async (order, at, tx) => {
    if (returnsTip(order, tip) && !mayRefund) {
      const message = 'Online bezahltes Trinkgeld dürfen nur Personen zurückgeben, die Rückerstattungen machen.';
      throw new Problem(403, [{ code: 'FORBIDDEN', message, field: 'tip' }]);
    }
    const [branch, isCounted] = await Promise.all([
      offerStore.findBranch(tx, order.branch),
      dayCloseStore.isCounted(tx, order.id),
    ]);
    return tipByStaff(order, tip, { branch, isCounted }, { by, at });
  });
