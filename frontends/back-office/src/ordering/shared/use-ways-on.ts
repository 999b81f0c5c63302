import { actorOf, useMe } from '@theke/admin/api/session.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { allowedMoves } from '@theke/rules/orders/order-moves';
import { isOnOpenBill } from './is-on-open-bill.ts';
import { moveLabel } from './move-label.ts';
import { nextMove, refusal } from './next-move.ts';
import { isQuotation } from './offer-of.ts';
import { orderMessages } from './order-messages.de.ts';
import type { BoardMove, MoveUnderWay } from './use-move.ts';

export type WaysOn = {
  next: BoardMove | undefined;
  /** How the order can be refused; undefined while a move is pending. */
  no: 'reject' | 'cancel' | undefined;
  mayPropose: boolean;
  /** The next step is an offer, which is made on the order's page. */
  mayOffer: boolean;
  busyLabel: string | false | undefined;
  /** The move in its undo period. */
  heldMove: MoveUnderWay | undefined;
};

/** Buttons of an order for the current user. */
export function useWaysOn(order: Order, underWay: MoveUnderWay | undefined): WaysOn {
  // An order on a bill is completed when the table has paid (TABLE-06).
  const moves = allowedMoves(order.status, actorOf(useMe()), order.deliveryType).filter(
    (move) => move !== 'completed' || !isOnOpenBill(order),
  );
  const isWish = isQuotation(order) && order.status === 'placed';
  return {
    // A quotation request cannot be confirmed.
    next: isWish ? undefined : nextMove(moves),
    no: underWay ? undefined : refusal(moves),
    mayPropose: !underWay && !isWish && moves.includes('counter-propose'),
    mayOffer: isWish,
    heldMove: underWay?.isHeld ? underWay : undefined,
    busyLabel:
      underWay &&
      !underWay.isHeld &&
      (underWay.isWaiting
        ? orderMessages.board.sending(moveLabel(underWay.move, underWay.before))
        : orderMessages.board.working),
  };
}
