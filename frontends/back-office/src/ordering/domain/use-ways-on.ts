import { actorOf, useMe } from '@theke/admin/api/session.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { movesOf } from '@theke/rules/orders/order-moves';
import { moveLabel } from './move-label.ts';
import { nextMove, refusal } from './next-move.ts';
import { orderMessages } from './order-messages.de.ts';
import type { BoardMove, MoveUnderWay } from './use-move.ts';

export type WaysOn = {
  next: BoardMove | undefined;
  /** How it is turned down; not while a move is under way, as the next one. */
  no: 'reject' | 'cancel' | undefined;
  mayPropose: boolean;
  busyLabel: string | undefined;
};

/** The buttons that an order has for whoever looks at it. */
export function useWaysOn(order: Order, underWay: MoveUnderWay | undefined): WaysOn {
  const moves = movesOf(order.status, actorOf(useMe()), order.deliveryType);
  return {
    next: nextMove(moves),
    no: underWay ? undefined : refusal(moves),
    mayPropose: !underWay && moves.includes('counter-propose'),
    busyLabel:
      underWay &&
      (underWay.isWaiting ? orderMessages.board.sending(moveLabel(underWay.move, order)) : orderMessages.board.working),
  };
}
