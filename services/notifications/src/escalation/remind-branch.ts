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

/** Timer for the next step of an unseen order. */
export const unseenTimer = 'order-unseen';

export type RemindDeps = QueueDeps & Pick<ServiceBase<unknown>, 'db'> & { publicAddress: string };

/** Takes the next step of an unseen order. */
export const remindBranch = (deps: RemindDeps): TimerHandler => ({
  name: unseenTimer,
  run: ({ tenant, subject }) => deps.db.withTenant(tenant, (tx) => takeNextStep(deps, tx, tenant, subject)),
});

/** Timer for the next reminder of a branch, if orders arrived too soon after the previous one. */
const branchTimer = 'branch-unseen';

export const remindBranchAgain = (deps: RemindDeps): TimerHandler => ({
  name: branchTimer,
  run: ({ tenant, subject: branch }) =>
    deps.db.withTenant(tenant, (tx) => sendReminder(deps, tx, { tenant, branch, how: 'told' })),
});

/**
 * Takes one step of an unseen order, in one transaction with the timer of the next. Each step is thus taken once, even
 * after a crash, and none after the order was seen.
 */
export async function takeNextStep(deps: RemindDeps, tx: Transaction, tenant: string, order: string): Promise<void> {
  const escalation = await escalationStore.lock(tx, order);
  if (!escalation) return;
  const at = deps.now();
  const deadline = (await shopStore.branch(tx, escalation.branch))?.unseenDeadlineMinutes ?? usualDeadline;
  const step = takeStep(escalation, deadline, at);
  if (!step) return;
  escalationStore.stepTaken(tx, step.next);
  if (step.dueStep === 'pushed' || step.dueStep === 'told')
    await sendReminder(deps, tx, { tenant, branch: escalation.branch, how: step.dueStep });
  if (step.dueStep === 'missed') {
    const { branch } = escalation;
    tx.publish(orderUnseen(order, 1, { id: order, branch, at: at.toISOString() }));
  }
  if (step.again) setTimer(tx, { name: unseenTimer, subject: order, at: step.again });
}

/** How far back waiting orders are counted, in ms. */
const countedFor = 24 * 60 * 60_000;

/**
 * Reminds a branch at most every five minutes, with the number of waiting orders. An order too soon after a reminder is
 * part of the next one. A message is identified by its newest order, so the same orders are reported once.
 */
async function sendReminder(
  deps: RemindDeps,
  tx: Transaction,
  { tenant, branch, how }: { tenant: string; branch: string; how: ReminderWay },
): Promise<void> {
  const at = deps.now();
  const reminder = nextReminder(await branchReminderStore.lock(tx, branch, how), at);
  if ('dueAt' in reminder) {
    // No timer for push: a mail follows soon.
    if (how === 'told') setTimer(tx, { name: branchTimer, subject: branch, at: reminder.dueAt });
    return;
  }
  const since = new Date(at.getTime() - countedFor);
  const waiting = await escalationStore.waiting(tx, { branch, since });
  const order = waiting && (await orderStore.find(tx, waiting.newest));
  if (!order) return;
  branchReminderStore.save(tx, branch, how, reminder.reminded);
  const stored = await shopStore.load(tx, tenant, branch);
  const shop = templateShop(stored, deps.publicAddress);
  const url = shop.origin && `${shop.origin}/backend/orders/${order.id}`;
  const cause = { kind: 'order-unseen', event: order.id, order: order.id, branch } as const;
  const about = { order, shop, url, waiting: waiting.count };
  if (how === 'pushed') {
    const devices = await pushStore.findAudience(tx, branch, 'unseen', at);
    return queueMessages(deps, tx, pushTo(devices, cause, unseenPush(about)));
  }
  const isTexted = stored.config?.enablePluginSMS && reminder.isSmsAllowed;
  queueMessages(deps, tx, [
    ...mailTo(shop.branch.email, cause, unseenMail(about), shop),
    ...(isTexted ? smsTo(shop.branch, cause, unseenSms(about)) : []),
  ]);
}
