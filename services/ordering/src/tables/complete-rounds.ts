import { isFinished } from '@theke/rules/orders/order-states';
import { openOfBill } from '@theke/rules/tables/settle-bill';
import type { Decision, Order } from '../orders/order.ts';
import { move } from '../orders/order-decisions.ts';
import { isBilled, toBilled } from './bill.ts';

/** Whether nothing of a bill is open, and no online payment is pending. */
export const isAllPaid = (orders: readonly Order[]): boolean =>
  !orders.some(({ status }) => status === 'awaiting-payment') &&
  openOfBill(orders.filter(isBilled).map(toBilled)) === 0;

/** Completes a paid order of a bill, after the changes of `decision`; confirms a new one before (TABLE-06). */
export function completeRound({ next, facts }: Decision, by: string, at: Date): Decision {
  if (isFinished(next.status)) return { next, facts };
  const command = { actor: 'manager', by } as const;
  const isNew = next.status === 'placed' || next.status === 'counter-proposed';
  const confirmed = isNew ? move(next, { ...command, move: 'confirm' }, at) : { next, facts: [] };
  const completed = move(confirmed.next, { ...command, move: 'completed' }, at);
  return { next: completed.next, facts: [...facts, ...confirmed.facts, ...completed.facts] };
}
