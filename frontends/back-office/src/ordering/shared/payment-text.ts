import { moneyText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { refundText } from '@theke/rules/payments/payment-status';
import { orderMessages } from './order-messages.de.ts';

/** "Bezahlt", or payment method and amount due: "Bar ca. 55,87 €"; with refunds. */
export function paymentText(
  order: Pick<Order, 'isPaid' | 'isRefunded' | 'refunded' | 'paymentMethod' | 'totals'>,
): string {
  if (order.isRefunded) return orderMessages.refunded;
  return [dueText(order), refundText(order)].filter(Boolean).join(', ');
}

function dueText({ isPaid, paymentMethod, totals }: Pick<Order, 'isPaid' | 'paymentMethod' | 'totals'>): string {
  if (isPaid) return orderMessages.paid;
  const about = totals.isEstimated ? `${orderMessages.order.approximate} ` : '';
  return `${orderMessages.paymentMethods[paymentMethod]} ${about}${moneyText(totals.total.gross, totals.currency)}`;
}
