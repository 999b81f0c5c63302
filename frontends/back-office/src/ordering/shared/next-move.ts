import type { Move } from '@theke/rules/orders/order-states';
import type { BoardMove } from './use-move.ts';

const forward = ['confirm', 'in-delivery', 'delivered', 'completed'] as const satisfies readonly BoardMove[];
const backward = ['reject', 'cancel'] as const satisfies readonly BoardMove[];

/** The main action among the allowed moves. */
export const nextMove = (allowed: readonly Move[]): BoardMove | undefined =>
  forward.find((move) => allowed.includes(move));

/** How an order is refused: a new one is rejected, one in preparation cancelled. */
export const refusal = (allowed: readonly Move[]): 'reject' | 'cancel' | undefined =>
  backward.find((move) => allowed.includes(move));
