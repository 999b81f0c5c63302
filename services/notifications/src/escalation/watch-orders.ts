// Watches new orders until their first step. Most are seen before, so orders whose first step is due in the same half
// minute share one timer. It fires half a minute early and sets a timer for each order that is still unseen.
import type { Transaction } from '@theke/kit/database/database';
import { setTimer, setTimerOnce, type TimerHandler } from '@theke/kit/events/timers';
import { halfMinute, halfMinuteIn, halfMinuteOf, halfMinuteSubject } from '../half-minute.ts';
import { shopStore } from '../shop/shop-store.ts';
import { firstStepAt, longestDeadline, usualDeadline } from './escalation.ts';
import { escalationStore } from './escalation-store.ts';
import { type RemindDeps, takeNextStep, unseenTimer } from './remind-branch.ts';

/** Timer; its subject is the half minute of the first steps. */
export const watchTimer = 'orders-unseen';

const ringsAt = (first: Date): Date => new Date(halfMinuteOf(first).getTime() - halfMinute);

/** @param first time of the order's first step */
export function watchOrder(tx: Transaction, { order, first, now }: { order: string; first: Date; now: Date }): void {
  const at = ringsAt(first);
  // A timer that may be running would miss this transaction's order. None runs for half a minute.
  if (at.getTime() < now.getTime() + halfMinute) setTimer(tx, { name: unseenTimer, subject: order, at: first });
  else setTimerOnce(tx, { name: watchTimer, subject: halfMinuteSubject(first), at });
}

/** Uses the branch's current deadline, not the one at the time of the order. */
export const watchUnseenOrders = (deps: RemindDeps): TimerHandler => ({
  name: watchTimer,
  run: ({ tenant, subject, settle }) =>
    deps.db.withTenant(tenant, async (tx) => {
      const now = deps.now();
      const from = halfMinuteIn(subject);
      const until = new Date(from.getTime() + halfMinute);
      const orders = await escalationStore.neverReminded(tx, {
        from: new Date(from.getTime() - longestDeadline * 60_000),
        until,
        timer: unseenTimer,
      });
      const branches = await shopStore.branches(tx, [...new Set(orders.map(({ branch }) => branch))]);
      const watched = new Set<string>();
      for (const { order, branch, placedAt } of orders) {
        const deadline = branches.get(branch)?.unseenDeadlineMinutes ?? usualDeadline;
        if (deadline === 0 || placedAt === null) continue;
        const first = firstStepAt(placedAt, deadline);
        if (first <= now) await takeNextStep(deps, tx, tenant, order);
        // Orders with a later deadline share a timer per half minute.
        else if (first < until || !watched.has(halfMinuteSubject(first))) watchOrder(tx, { order, first, now });
        watched.add(halfMinuteSubject(first));
      }
      settle(tx);
    }),
});
