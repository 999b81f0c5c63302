import { timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { moveLabel } from './move-label.ts';
import { orderMessages } from './order-messages.de.ts';
import type { MoveUnderWay } from './use-move.ts';

/** Text of a move that can still be undone: "Bestätigt für 23:30", "Abgelehnt", "Abholbereit". */
export function moveDoneText(
  { move, appointment }: Pick<MoveUnderWay, 'move' | 'appointment'>,
  order: Pick<Order, 'status' | 'deliveryType' | 'offer'>,
  zone: string,
): string {
  const { confirmFor, movesDone } = orderMessages;
  if (move === 'confirm' && appointment) return confirmFor.done(timeText(appointment, zone));
  if (move === 'completed')
    return order.status === 'confirmed' || order.deliveryType === 'delivery'
      ? movesDone.completed
      : moveLabel(move, order);
  return move === 'in-delivery' || move === 'delivered' ? moveLabel(move, order) : movesDone[move];
}
