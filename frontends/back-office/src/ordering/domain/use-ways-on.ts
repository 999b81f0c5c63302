import { actorOf, useMe } from '@theke/admin/api/session.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { movesOf } from '@theke/rules/orders/order-moves';
import { moveLabel } from './move-label.ts';
import { nextMove, refusal } from './next-move.ts';
import { isQuotation } from './offer-of.ts';
import { orderMessages } from './order-messages.de.ts';
import type { BoardMove, MoveUnderWay } from './use-move.ts';

export type WaysOn = {
  next: BoardMove | undefined;
  /** How it is turned down; not while a move is under way, as the next one. */
  no: 'reject' | 'cancel' | undefined;
  mayPropose: boolean;
  /** The way on is an offer, which is written on the order's page. */
  mayOffer: boolean;
  busyLabel: string | undefined;
  /** The move that was pressed just now and can be taken back. */
  held: BoardMove | undefined;
};

/** The buttons that an order has for whoever looks at it. */
export function useWaysOn(order: Order, underWay: MoveUnderWay | undefined): WaysOn {
  const moves = movesOf(order.status, actorOf(useMe()), order.deliveryType);
  const isWish = isQuotation(order) && order.status === 'placed';
  return {
    // Whoever only asked for an offer is not taken at the word.
    next: isWish ? undefined : nextMove(moves),
    no: underWay ? undefined : refusal(moves),
    mayPropose: !underWay && !isWish && moves.includes('counter-propose'),
    mayOffer: isWish,
    held: underWay?.isHeld ? underWay.move : undefined,
    busyLabel:
      underWay &&
      (underWay.isWaiting ? orderMessages.board.sending(moveLabel(underWay.move, order)) : orderMessages.board.working),
  };
}
