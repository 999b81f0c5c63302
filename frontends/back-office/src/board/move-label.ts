import type { Order } from '@theke/contracts/ordering/order';
import { messages } from '../messages.de.ts';
import type { BoardMove } from './use-move.ts';

/** The verb on the button: what it does for this kind of order. */
export function moveLabel(move: BoardMove, { status, deliveryType }: Pick<Order, 'status' | 'deliveryType'>): string {
  switch (move) {
    case 'confirm':
      return status === 'counter-proposed' ? messages.moves.confirmWish : messages.moves.confirm;
    case 'counter-propose':
      return messages.moves.propose;
    case 'reject':
      return messages.moves.reject;
    case 'cancel':
      return messages.moves.cancel;
    case 'in-delivery':
      return messages.moves.handOut[deliveryType];
    case 'delivered':
      return messages.moves.delivered;
    case 'completed':
      return status === 'confirmed' ? messages.moves.completeEarly : messages.moves.complete[deliveryType];
  }
}
