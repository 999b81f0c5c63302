import { isServed } from '@theke/rules/tables/served';
import { openOfBill } from '@theke/rules/tables/settle-bill';
import type { Decision, Order } from '../orders/order.ts';
import { move } from '../orders/order-decisions.ts';
import { isBilled, toBilled } from './bill.ts';

/** Whether nothing of a bill is open, and no online payment is pending. */
export const isAllPaid = (orders: readonly Order[]): boolean =>
  !orders.some(({ status }) => status === 'awaiting-payment') &&
  openOfBill(orders.filter(isBilled).map(toBilled)) === 0;

/**
 * Completes a paid order of a bill, after the changes of `decision` (TABLE-06). One that was not served stays on the
 * board, where it is completed by hand (TABLE-18).
 */
export function completeRound({ next, facts }: Decision, by: string, at: Date): Decision {
  if (!isServed(next)) return { next, facts };
  const completed = move(next, { actor: 'manager', by, move: 'completed' }, at);
  return { next: completed.next, facts: [...facts, ...completed.facts] };
}
