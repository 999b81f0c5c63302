import { missedAt } from '@theke/contracts/notifications/escalation';
import { sinceOf, type Timed, type Urgency, urgencyOf } from '../shared/urgency.ts';

/**
 * Urgency and progress (0 to 1) of an order. A new one becomes late at the branch's deadline (minutes); others are as
 * on the board.
 */
export function waitOf(order: Timed, deadline: number, now: number): { urgency: Urgency; share: number } {
  const wait = urgencyOf(order, now);
  const since = sinceOf(order);
  const end = order.status === 'placed' ? missedAt(since, deadline) : undefined;
  if (end === undefined) return wait;
  return {
    urgency: now >= end ? 'late' : wait.urgency,
    share: Math.max(0, Math.min(1, (now - since) / (end - since))),
  };
}
