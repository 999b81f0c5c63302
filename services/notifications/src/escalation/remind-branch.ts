import { orderUnseen } from '@theke/contracts/notifications/escalation';
import type { Transaction } from '@theke/kit/database/database';
import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import type { ServiceBase } from '@theke/kit/service';
import { mailTo, pushTo, smsTo } from '../messages/draft-messages.ts';
import { type QueueDeps, queueMessages } from '../messages/queue-messages.ts';
import { orderStore } from '../orders/order-copies.ts';
import { pushStore } from '../push/push-store.ts';
import { shopStore } from '../shop/shop-store.ts';
import { unseenPush } from '../templates/push-texts.ts';
import { templateShop } from '../templates/template-shop.ts';
import { unseenMail, unseenSms } from '../templates/unseen-mail.ts';
import { branchReminderStore, nextReminder, type ReminderWay } from './branch-reminder.ts';
import { takeStep, usualDeadline } from './escalation.ts';
import { escalationStore } from './escalation-store.ts';

/** Rings when an order that nobody has seen is to take its next step. */
export const unseenTimer = 'order-unseen';

export type RemindDeps = QueueDeps & Pick<ServiceBase<unknown>, 'db'> & { publicAddress: string };

/** Takes the step that an order is to take which nobody has seen. */
export const remindBranch = (deps: RemindDeps): TimerHandler => ({
  name: unseenTimer,
  run: ({ tenant, subject }) => deps.db.withTenant(tenant, (tx) => takeNextStep(deps, tx, tenant, subject)),
});

/** Rings when a branch may be reminded again of orders that it was not told of. */
const branchTimer = 'branch-unseen';

export const remindBranchAgain = (deps: RemindDeps): TimerHandler => ({
  name: branchTimer,
  run: ({ tenant, subject: branch }) =>
    deps.db.withTenant(tenant, (tx) => tellBranch(deps, tx, { tenant, branch, how: 'told' })),
});

/**
 * One step of an order that nobody has seen, in one transaction with the timer of the next: whatever dies, each step is taken
 * once, and one that somebody has seen meanwhile takes none.
 */
export async function takeNextStep(deps: RemindDeps, tx: Transaction, tenant: string, order: string): Promise<void> {
  const escalation = await escalationStore.lock(tx, order);
  if (!escalation) return;
  const at = deps.now();
  const deadline = (await shopStore.branch(tx, escalation.branch))?.unseenDeadlineMinutes ?? usualDeadline;
  const step = takeStep(escalation, deadline, at);
  if (!step) return;
  escalationStore.stepTaken(tx, step.next);
  if (step.taken === 'pushed' || step.taken === 'told')
    await tellBranch(deps, tx, { tenant, branch: escalation.branch, how: step.taken });
  if (step.taken === 'missed') {
    const { branch } = escalation;
    tx.publish(orderUnseen(order, 1, { id: order, branch, at: at.toISOString() }));
  }
  if (step.again) setTimer(tx, { name: unseenTimer, subject: order, at: step.again });
}

/** How far back orders are counted that wait: what lies there for days is no news. */
const countedFor = 24 * 60 * 60_000;

/**
 * At most every five minutes for a branch, with the number of orders that wait. An order whose reminder comes too early is in the next one. A message
 * goes by its newest order, so that the same orders are told of once.
 */
async function tellBranch(
  deps: RemindDeps,
  tx: Transaction,
  { tenant, branch, how }: { tenant: string; branch: string; how: ReminderWay },
): Promise<void> {
  const at = deps.now();
  const reminder = nextReminder(await branchReminderStore.lock(tx, branch, how), at);
  if ('dueAt' in reminder) {
    // Who was pushed to is written to soon after.
    if (how === 'told') setTimer(tx, { name: branchTimer, subject: branch, at: reminder.dueAt });
    return;
  }
  const since = new Date(at.getTime() - countedFor);
  const waiting = await escalationStore.waiting(tx, { branch, since });
  const order = waiting && (await orderStore.find(tx, waiting.newest));
  if (!order) return;
  branchReminderStore.save(tx, branch, how, reminder.reminded);
  const known = await shopStore.load(tx, tenant, branch);
  const shop = templateShop(known, deps.publicAddress);
  const url = shop.origin && `${shop.origin}/backend/orders/${order.id}`;
  const cause = { kind: 'order-unseen', event: order.id, order: order.id, branch } as const;
  const about = { order, shop, url, waiting: waiting.count };
  if (how === 'pushed') {
    const devices = await pushStore.toldOf(tx, branch, 'unseen', at);
    return queueMessages(deps, tx, pushTo(devices, cause, unseenPush(about)));
  }
  const isTexted = known.config?.enablePluginSMS && reminder.isSmsAllowed;
  queueMessages(deps, tx, [
    ...mailTo(shop.branch.email, cause, unseenMail(about), shop),
    ...(isTexted ? smsTo(shop.branch, cause, unseenSms(about)) : []),
  ]);
}
