import { timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { confirmChoices, confirmTime, lastStep, mayChooseTime } from './confirm-times.ts';
import { moveLabel } from './move-label.ts';
import { orderMessages } from './order-messages.de.ts';
import type { BoardMove } from './use-move.ts';

/**
 * Label of the main button and the time it promises: "Bestätigen für 12:25", as shown to the guest, else by the last
 * used step.
 */
export function wayOnButton(
  next: BoardMove,
  order: Order,
  now: number,
  zone: string,
): { label: string; appointment?: string } {
  if (next !== 'confirm' || !mayChooseTime(order, now)) return { label: moveLabel(next, order) };
  const { isAnnounced, times } = confirmChoices(order, now);
  const at = (isAnnounced && times[0]?.at) || confirmTime(now, lastStep());
  return { label: orderMessages.confirmFor.label(timeText(at, zone)), appointment: new Date(at).toISOString() };
}
