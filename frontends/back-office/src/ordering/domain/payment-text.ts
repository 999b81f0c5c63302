import { moneyText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { orderMessages } from './order-messages.de.ts';

/** "Bezahlt", or how and about how much is still to be paid: "Bar ca. 55,87 €". */
export function paymentText({
  isPaid,
  paymentMethod,
  totals,
}: Pick<Order, 'isPaid' | 'paymentMethod' | 'totals'>): string {
  if (isPaid) return orderMessages.paid;
  const about = totals.isEstimated ? `${orderMessages.order.approximate} ` : '';
  return `${orderMessages.paymentMethods[paymentMethod]} ${about}${moneyText(totals.total.gross, totals.currency)}`;
}
