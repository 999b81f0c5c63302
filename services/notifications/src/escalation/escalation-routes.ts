import { acknowledgeOrder, listUnseenOrders, type UnseenOrder } from '@theke/contracts/notifications/escalation';
import { accessibleBranches, isReached } from '@theke/contracts/permissions';
import { clearTimer } from '@theke/kit/events/timers';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { type Escalation, stepName } from './escalation.ts';
import { escalationStore } from './escalation-store.ts';
import { unseenTimer } from './remind-branch.ts';

/** Routes for unseen orders: pages list and acknowledge them. */
export function escalationRoutes({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] {
  return [
    route(listUnseenOrders, ({ tenant, access, query: { branch } }) =>
      db.withTenant(tenant, async (tx) => {
        const accessible = accessibleBranches(access);
        const requestedBranches =
          branch === undefined ? accessible : accessible === null || accessible.includes(branch) ? [branch] : [];
        return (await escalationStore.unseen(tx, requestedBranches)).map(toUnseen);
      }),
    ),
    route(acknowledgeOrder, ({ tenant, access, body: { order, what } }) =>
      db.withTenant(tenant, async (tx) => {
        const escalation = await escalationStore.lock(tx, order);
        if (!escalation || !isReached(access, escalation)) throw unknown('Die Bestellung');
        escalationStore.acknowledge(tx, order, what, now());
        if (what === 'seen') clearTimer(tx, { name: unseenTimer, subject: order });
        return undefined;
      }),
    ),
  ];
}

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const toUnseen = (escalation: Escalation): UnseenOrder => ({
  order: { id: escalation.order },
  branch: { id: escalation.branch },
  placedAt: (escalation.placedAt ?? new Date(0)).toISOString(),
  receivedAt: isoOf(escalation.receivedAt),
  shownAt: isoOf(escalation.shownAt),
  printedAt: isoOf(escalation.printedAt),
  step: stepName(escalation),
});
