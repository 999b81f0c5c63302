import type { Move } from '@theke/rules/orders/order-states';
import type { BoardMove } from './use-move.ts';

const forward = ['confirm', 'in-delivery', 'delivered', 'completed'] as const satisfies readonly BoardMove[];
const backward = ['reject', 'cancel'] as const satisfies readonly BoardMove[];

/** The one way on that the big button takes, of all that may be done. */
export const nextMove = (allowed: readonly Move[]): BoardMove | undefined =>
  forward.find((move) => allowed.includes(move));

/** How an order is turned down: a new one is rejected, one in the making cancelled. */
export const refusal = (allowed: readonly Move[]): 'reject' | 'cancel' | undefined =>
  backward.find((move) => allowed.includes(move));
