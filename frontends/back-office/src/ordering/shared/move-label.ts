import type { Order } from '@theke/contracts/ordering/order';
import { orderMessages } from './order-messages.de.ts';
import type { BoardMove } from './use-move.ts';

/** Label of a move's button, depending on the order type. */
export function moveLabel(
  move: BoardMove,
  { status, deliveryType, offer }: Pick<Order, 'status' | 'deliveryType' | 'offer'>,
): string {
  switch (move) {
    case 'confirm':
      if (status !== 'counter-proposed') return orderMessages.moves.confirm;
      return offer ? orderMessages.moves.confirmOffer : orderMessages.moves.confirmWish;
    case 'counter-propose':
      return orderMessages.moves.propose;
    case 'reject':
      return orderMessages.moves.reject;
    case 'cancel':
      return orderMessages.moves.cancel;
    case 'in-delivery':
      return orderMessages.moves.handOut[deliveryType];
    case 'delivered':
      return orderMessages.moves.delivered;
    case 'completed':
      return status === 'confirmed' ? orderMessages.moves.completeEarly : orderMessages.moves.complete[deliveryType];
  }
}
