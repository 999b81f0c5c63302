import { moneyText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { methodName } from './method-name.ts';
import { orderMessages } from './order-messages.de.ts';
import { refundText } from './refund-text.ts';

/** "Bezahlt", or payment method and amount due: "Bar ca. 55,87 €"; with refunds. @param zone of the branch */
export function paymentText(
  order: Pick<Order, 'isPaid' | 'isRefunded' | 'refunded' | 'paymentMethod' | 'totals'>,
  zone: string,
): string {
  if (order.isRefunded) return refundText(order);
  return [dueText(order, zone), refundText(order)].filter(Boolean).join(', ');
}

function dueText(
  { isPaid, paymentMethod, totals }: Pick<Order, 'isPaid' | 'paymentMethod' | 'totals'>,
  zone: string,
): string {
  if (isPaid) return orderMessages.paid;
  const about = totals.isEstimated ? `${orderMessages.order.approximate} ` : '';
  return `${methodName(paymentMethod, zone)} ${about}${moneyText(totals.total.gross, totals.currency)}`;
}
