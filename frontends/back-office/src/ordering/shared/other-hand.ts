import { timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { orderMessages } from './order-messages.de.ts';
import { ticketOf } from './ticket-of.ts';

/**
 * Message about what another user did to an order before `me` could, from the order's history.
 * @param shown the order as displayed
 * @param now the order on the server
 * @param me name of the current user in the history
 * @returns undefined if nobody else changed it
 */
export function otherHand(shown: Order, now: Order, me: string, zone: string): string | undefined {
  const move = now.history.slice(shown.history.length).at(-1);
  if (move && move.by !== me)
    return orderMessages.board.otherWasFirst(
      move.by,
      timeText(move.at, zone),
      ticketOf(now),
      staffLabel(move.status, now.deliveryType, now.offer !== null),
    );
  const edit = now.edits.slice(shown.edits.length).at(-1);
  if (!move && edit && edit.by !== me)
    return orderMessages.board.otherHasEdited(edit.by, timeText(edit.at, zone), edit.text);
  return undefined;
}
