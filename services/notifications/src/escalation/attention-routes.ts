import { acknowledgeOrder, listUnseenOrders, type UnseenOrder } from '@theke/contracts/notifications/attention';
import { branchesOf, isReached } from '@theke/contracts/permissions';
import { clearTimer } from '@theke/kit/events/timers';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { type Attention, stepName } from './attention.ts';
import { attentionStore } from './attention-store.ts';
import { unseenTimer } from './remind-branch.ts';

/** What pages ask and say about new orders. */
export function attentionRoutes({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] {
  return [
    route(listUnseenOrders, ({ tenant, access, query: { branch } }) =>
      db.withTenant(tenant, async (tx) => {
        const theirs = branchesOf(access);
        const wanted = branch === undefined ? theirs : theirs === null || theirs.includes(branch) ? [branch] : [];
        return (await attentionStore.unseen(tx, wanted)).map(toUnseen);
      }),
    ),
    route(acknowledgeOrder, ({ tenant, access, body: { order, what } }) =>
      db.withTenant(tenant, async (tx) => {
        const attention = await attentionStore.lock(tx, order);
        if (!attention || !isReached(access, attention)) throw unknown('Die Bestellung');
        attentionStore.acknowledge(tx, order, what, now());
        if (what === 'seen') clearTimer(tx, { name: unseenTimer, subject: order });
        return undefined;
      }),
    ),
  ];
}

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const toUnseen = (attention: Attention): UnseenOrder => ({
  order: { id: attention.order },
  branch: { id: attention.branch },
  placedAt: (attention.placedAt ?? new Date(0)).toISOString(),
  receivedAt: isoOf(attention.receivedAt),
  shownAt: isoOf(attention.shownAt),
  printedAt: isoOf(attention.printedAt),
  step: stepName(attention),
});
