// Watches new orders until they take their first step. Most are seen before that, so one timer is set for all whose first step comes in the same half
// minute. It rings half a minute before, and gives a timer of its own to each that nobody has seen.
import type { Transaction } from '@theke/kit/database/database';
import { setTimer, setTimerOnce, type TimerHandler } from '@theke/kit/events/timers';
import { halfMinute, halfMinuteIn, halfMinuteOf, halfMinuteSubject } from '../half-minute.ts';
import { shopStore } from '../shop/shop-store.ts';
import { firstStepAt, longestDeadline, usualDeadline } from './escalation.ts';
import { escalationStore } from './escalation-store.ts';
import { type RemindDeps, takeNextStep, unseenTimer } from './remind-branch.ts';

/** Its subject is the half minute of first steps. */
export const watchTimer = 'orders-unseen';

const ringsAt = (first: Date): Date => new Date(halfMinuteOf(first).getTime() - halfMinute);

/** @param first when the order takes its first step */
export function watchOrder(tx: Transaction, { order, first, now }: { order: string; first: Date; now: Date }): void {
  const at = ringsAt(first);
  // A timer that may be ringing would not see this transaction's order. None goes on for half a minute.
  if (at.getTime() < now.getTime() + halfMinute) setTimer(tx, { name: unseenTimer, subject: order, at: first });
  else setTimerOnce(tx, { name: watchTimer, subject: halfMinuteSubject(first), at });
}

/** Whatever its branch's deadline was when an order was placed: the one of now counts. */
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
        // Many come after these: one question for all of a half minute.
        else if (first < until || !watched.has(halfMinuteSubject(first))) watchOrder(tx, { order, first, now });
        watched.add(halfMinuteSubject(first));
      }
      settle(tx);
    }),
});
