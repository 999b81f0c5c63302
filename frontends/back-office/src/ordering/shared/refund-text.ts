import { moneyText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { orderMessages } from './order-messages.de.ts';

/** "Rückerstattet"; "Bar zurückgegeben" if the guest paid in cash (PAY-16). */
export const refundedLabel = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): string =>
  paymentMethod === 'cash' ? orderMessages.refundedInCash : orderMessages.refunded;

/** `refundedLabel` of a full refund, "2,90 € rückerstattet" of a partial one; empty without a refund. */
export function refundText(order: Pick<Order, 'isRefunded' | 'refunded' | 'paymentMethod' | 'totals'>): string {
  if (order.isRefunded) return refundedLabel(order);
  if (order.refunded <= 0) return '';
  const text = order.paymentMethod === 'cash' ? orderMessages.partRefundedInCash : orderMessages.partRefunded;
  return text(moneyText(order.refunded, order.totals.currency));
}
