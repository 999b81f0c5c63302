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
import { type Escalation, takeStep, usualDeadline } from './escalation.ts';
import { escalationStore } from './escalation-store.ts';

/** Rings when an order that nobody has seen is to take its next step. */
export const unseenTimer = 'order-unseen';

export type RemindDeps = QueueDeps & Pick<ServiceBase<unknown>, 'db'> & { publicAddress: string };

/** Takes the step that an order is to take which nobody has seen. */
export const remindBranch = (deps: RemindDeps): TimerHandler => ({
  name: unseenTimer,
  run: ({ tenant, subject }) => deps.db.withTenant(tenant, (tx) => takeNextStep(deps, tx, tenant, subject)),
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
  if (step.taken === 'pushed' || step.taken === 'told') await tellBranch(deps, tx, tenant, escalation, step.taken);
  if (step.taken === 'missed') {
    const { branch } = escalation;
    tx.publish(orderUnseen(order, 1, { id: order, branch, at: at.toISOString() }));
  }
  if (step.again) setTimer(tx, { name: unseenTimer, subject: order, at: step.again });
}

async function tellBranch(
  deps: RemindDeps,
  tx: Transaction,
  tenant: string,
  escalation: Escalation,
  how: 'pushed' | 'told',
): Promise<void> {
  const order = await orderStore.find(tx, escalation.order);
  if (!order) return;
  const known = await shopStore.load(tx, tenant, escalation.branch);
  const shop = templateShop(known, deps.publicAddress);
  const url = shop.origin && `${shop.origin}/backend/orders/${order.id}`;
  const cause = { kind: 'order-unseen', event: order.id, order: order.id, branch: escalation.branch } as const;
  const about = { order, shop, url };
  if (how === 'pushed') {
    const devices = await pushStore.toldOf(tx, escalation.branch, 'unseen', deps.now());
    return queueMessages(deps, tx, pushTo(devices, cause, unseenPush(about)));
  }
  queueMessages(deps, tx, [
    ...mailTo(shop.branch.email, cause, unseenMail(about), shop),
    ...(known.config?.enablePluginSMS ? smsTo(shop.branch, cause, unseenSms(about)) : []),
  ]);
}
